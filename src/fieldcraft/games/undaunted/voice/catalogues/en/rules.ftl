rules-book-undaunted = Undaunted: Normandy and North Africa

rules-u-1-1 = Objects and zones
rules-u-1-2 = Set-up
rules-u-1-3 = Round, drawing cards, initiative
rules-u-1-4 = Turns and playing cards
rules-u-1-5 = Movement
rules-u-1-6 = Support
rules-u-1-7 = Combat
rules-u-1-8 = End of the game
rules-u-1-9 = Open and hidden information
rules-u-2-1 = Normandy: objects
rules-u-2-2 = Normandy: set-up
rules-u-2-3 = Normandy: bringing units onto the board
rules-u-2-4 = Normandy: its own actions
rules-u-2-5 = Normandy: victory
rules-u-3-1 = North Africa: objects
rules-u-3-2 = North Africa: set-up
rules-u-3-3 = North Africa: playing cards, vehicles
rules-u-3-4 = North Africa: movement
rules-u-3-5 = North Africa: support
rules-u-3-6 = North Africa: combat
rules-u-3-7 = North Africa: victory
rules-u-4 = Rulings where the printed rules are silent
rules-u-4-1 = Clarifications

# On a scenario's sheet.
special-radio-tower = Radio tower on { $tile }: while the US controls the tile, it may Control it again, and each time the tile is worth 1 point more.
