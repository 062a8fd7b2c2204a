## Приказы, которые игрок оставляет на время отсутствия

standing-order-fire-with = { $aim ->
    [near] Стрелять по всем, кто войдёт в зону огня подразделения ({ $place }), при огневой мощи не меньше { $firepower }
   *[at] { $place_kind ->
        [anyone] Стрелять по всем, кто движется, при огневой мощи не меньше { $firepower }
        [unit] Стрелять при движении этого подразделения: { $place }, огневая мощь не меньше { $firepower }
       *[hex] Стрелять по всем, кто войдёт в { $place }, при огневой мощи не меньше { $firepower }
    }
}
standing-order-fire-odds = { $aim ->
    [near] Стрелять по всем, кто войдёт в зону огня подразделения ({ $place }), если шанс сломить — от { $percent } %
   *[at] { $place_kind ->
        [anyone] Стрелять по всем, кто движется, если шанс сломить — от { $percent } %
        [unit] Стрелять при движении этого подразделения: { $place }, если шанс сломить — от { $percent } %
       *[hex] Стрелять по всем, кто войдёт в { $place }, если шанс сломить — от { $percent } %
    }
}
standing-order-let-pass = { $place_kind ->
    [anyone] Ничего не делать, когда противник движется
    [unit] Ничего не делать, когда движется { $place }
   *[hex] Ничего не делать, когда кто-то входит в { $place }
}
standing-order-pass-unless = { $place_kind ->
    [unit] До моего хода пропускать всё, кроме того, что касается подразделения ({ $place })
   *[hex] До моего хода пропускать всё, кроме того, что происходит в { $place }
}
standing-order-reroll-to-save = { $unit_kind ->
    [anyone] Перебросить, если это может спасти кого-то из моих
   *[unit] Перебросить, если это может спасти: { $unit }
}
standing-order-play = { $place_kind ->
    [anyone] { $action_kind ->
        [any] Разыгрывать любое действие, которое может помочь
       *[action] Разыгрывать «{ $action }», когда это может помочь
    }
   *[other] Разыграть «{ $action }» для: { $place }
}
standing-order-dig-in = Окопаться в { $place } при первой возможности
standing-order-leaders-last = Когда обороняются несколько моих подразделений, бросать за командира последним
standing-pass-unless-in-sight = Пропускать движение врага, пока его никто из моих не видит
standing-pass-unless-in-range = Пропускать движение врага, пока по нему некому стрелять
standing-at-stake = Оставлять бросок, если новый не прибавит и { $percent } % шансов
standing-take-the-usual-order = Когда бросают несколько моих подразделений, командиры последние
standing-pass-while-turn-orders-given = Пропустить этот приказ
standing-pass-while-turn = Пропускать всё до моего хода
standing-again-shoot = Стрелять по каждому гексу, куда они входят при этом приказе

## Questions that are never asked

standing-never-ask-reroll = Никогда не отдавать карту инициативы за новый бросок
standing-never-ask-react = Не отвечать на движение противника
standing-never-ask-fire-window = Не разыгрывать действия перед броском на стрельбу
standing-never-ask-defence-window = Не разыгрывать действия перед бросками на защиту
standing-never-ask-melee-window = Не разыгрывать действия в рукопашной
standing-never-ask-pass-window = Не разыгрывать действия, когда другая сторона выбирает сброс
