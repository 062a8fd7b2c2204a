hint-part-activate = { $worth ->
    [against] The units would have little to do.
   *[for] The units can be put to good use.
}
hint-part-advance = { $worth ->
    [against] It gives up ground.
   *[for] It gains ground.
}
hint-part-deploy = { $worth ->
    [against] Splitting the Squad would not help.
   *[for] Splitting the Squad helps.
}
hint-part-drop = { $worth ->
    [against] It gives up a useful weapon.
   *[for] The weapon is of little use.
}
hint-part-group = { $worth ->
    [against] It splits the units up.
   *[for] It keeps the units together.
}
hint-part-hidden = { $worth ->
    [against] It wastes a hidden unit.
   *[for] It brings up a hidden unit.
}
hint-part-pass = { $worth ->
    [against] There is no time to wait.
   *[for] It is better to wait.
}
hint-part-place = { $worth ->
    [against] It is a poor place.
   *[for] It is a good place.
}
hint-part-recover = { $worth ->
    [against] It recovers few units.
   *[for] It recovers your units.
}
hint-part-roll = { $worth ->
    [against] The roll was a bad one.
   *[for] The roll is good as it is.
}
hint-part-rout = { $worth ->
    [against] It would drive your own units back.
   *[for] It drives broken enemies back.
}
hint-part-space = { $worth ->
    [against] Reinforcements arrive too late.
   *[for] Reinforcements arrive at the right time.
}
hint-part-support = { $worth ->
    [against] This support is of little use here.
   *[for] This support is what is needed.
}
hint-part-useless = { $worth ->
    [against] The card is still useful.
   *[for] The card is of little use now.
}
hint-part-weapon = { $worth ->
    [against] It makes poor use of the weapon.
   *[for] It makes good use of the weapon.
}
hint-part-action = { $worth ->
    [against] The Action would be wasted here.
   *[for] The Action helps here.
}
hint-part-artillery = { $worth ->
    [against] The artillery would do little there.
   *[for] The artillery can do damage there.
}
hint-part-exit = { $worth ->
    [against] Exiting scores too few points.
   *[for] Units that exit score points.
}
hint-part-fire = { $worth ->
    [against] The fire would do little.
   *[for] The fire can hurt the enemy.
}
hint-part-lost = { $worth ->
    [against] It risks losses of your own.
   *[for] It avoids losses of your own.
}
hint-part-move = { $worth ->
    [against] The units end up in a worse place.
   *[for] The units end up in a better place.
}
hint-part-set-up = { $worth ->
    [against] It is a poor set-up.
   *[for] It is a sound set-up.
}
hint-part-smoke = { $worth ->
    [against] The smoke would not help.
   *[for] The smoke gives cover.
}
hint-part-stop = { $worth ->
    [against] It would leave something undone.
   *[for] It keeps something for later.
}
hint-part-time = { $worth ->
    [against] Time is running out.
   *[for] There is enough time for it.
}
hint-part-unit = { $worth ->
    [against] Another unit would be better.
   *[for] This is the right unit.
}
