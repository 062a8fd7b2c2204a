hint-part-adjust = { $worth ->
    [against] The soldiers are worse placed in their vehicle.
   *[for] The soldiers are better placed in their vehicle.
}
hint-part-approach = { $worth ->
    [against] It is farther from the objectives.
   *[for] It is closer to the objectives.
}
hint-part-block = { $worth ->
    [against] It leaves the enemy’s way open.
   *[for] It blocks the enemy’s way.
}
hint-part-bolster = { $worth ->
    [against] It brings weak cards into your deck.
   *[for] It brings good cards into your deck.
}
hint-part-capture = { $worth ->
    [against] It leaves a vehicle behind.
   *[for] A vehicle can be captured.
}
hint-part-conceal = { $worth ->
    [against] It gives the enemy little Fog of War.
   *[for] It gives the enemy Fog of War.
}
hint-part-demolition = { $worth ->
    [against] It would destroy little.
   *[for] It destroys structures.
}
hint-part-draw = { $worth ->
    [against] It draws no useful cards.
   *[for] It draws cards.
}
hint-part-escape = { $worth ->
    [against] It delays the escape.
   *[for] Soldiers can escape.
}
hint-part-hunker = { $worth ->
    [against] It gives a good card back to the supply.
   *[for] It puts a weak card back into the supply.
}
hint-part-inspire = { $worth ->
    [against] It gets little more out of the same cards.
   *[for] It gets more actions out of the same cards.
}
hint-part-kept = { $worth ->
    [against] It gives up the card.
   *[for] The card is not needed for anything else.
}
hint-part-repair = { $worth ->
    [against] There is little damage to repair.
   *[for] It repairs damage.
}
hint-part-scouting = { $worth ->
    [against] It scouts tiles that are not needed.
   *[for] It scouts new tiles.
}
hint-part-spawn = { $worth ->
    [against] It brings a unit back in the wrong place.
   *[for] It brings a unit back into play.
}
hint-part-suppress = { $worth ->
    [against] It is unlikely to suppress the enemy.
   *[for] It suppresses the enemy.
}
hint-part-towards = { $worth ->
    [against] It leads away from where you are needed.
   *[for] It is closer to where you are needed.
}
hint-part-casualty = { $worth ->
    [against] The enemy is unlikely to take casualties.
   *[for] The enemy is likely to take casualties.
}
hint-part-command = { $worth ->
    [against] It draws no useful cards.
   *[for] It draws cards.
}
hint-part-control = { $worth ->
    [against] It gives up control of objectives.
   *[for] It wins control of objectives.
}
hint-part-cover = { $worth ->
    [against] There is little cover from enemy fire.
   *[for] There is good cover from enemy fire.
}
hint-part-firing = { $worth ->
    [against] It has a poor field of fire.
   *[for] It has a good field of fire.
}
hint-part-fog = { $worth ->
    [against] It brings Fog of War into your deck.
   *[for] It keeps Fog of War out of your deck.
}
hint-part-own-casualty = { $worth ->
    [against] You are likely to take casualties.
   *[for] You are unlikely to take casualties.
}
hint-part-rally = { $worth ->
    [against] The unit need not be made ready now.
   *[for] It makes a unit ready again.
}
hint-part-recon = { $worth ->
    [against] It would remove little Fog of War.
   *[for] It draws a card and removes Fog of War.
}
hint-part-target = { $worth ->
    [against] It is a poor target for the Mortar.
   *[for] It is a good target for the Mortar.
}
