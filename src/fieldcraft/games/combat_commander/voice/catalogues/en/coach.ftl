## Combat Commander

coach-placing = Take a piece, then choose its hex. Woods and buildings give cover; a Leader helps the units near him.
coach-place-hex = The lit hexes are where it may stand. At most seven figures may end a turn in one hex: a Squad counts 4, a Team 2, a Leader 1.
coach-give-weapon = Whoever carries a weapon can fire it.
coach-first-turn = With the Initiative card you may have a roll made again; doing so gives the card to the opponent.
coach-reroll = The Initiative card goes to the opponent if you have the roll made again.
coach-order = A card gives an Order now or an Action later, never both. If you pass, you may exchange cards instead.
coach-order-next = Cards you keep are there for Actions in the enemy’s turn.
coach-pass = Whatever you discard is replaced at the end of your turn.
coach-activate = A Leader activates the units near him with the same card; any other unit acts alone.
coach-activate-led = Everybody chosen now acts by the same Order.
coach-target = Lit hexes are in sight and in range.
coach-pieces = One piece gives its firepower, each other one adds 1. A unit breaks if the attack beats its defence; a broken one is eliminated.
coach-fire-window = The Action changes this attack; its card is then spent.
coach-defence-window = The Action changes this attack; its card is then spent.
coach-move = Every hex costs movement points, and the enemy may fire at each one you enter.
coach-advance = One hex each, and nobody may fire at them. Entering an enemy’s hex means melee.
coach-react = To fire at those who move you play a Fire card as an Action.
coach-melee-window = Both sides add a roll to their firepower: the lower side is eliminated, on a tie both are.
coach-rout = A broken unit that fails its roll retreats toward its own map edge.
coach-retreat = Every step leads toward the unit’s own map edge; beyond it, the unit is lost.
coach-artillery = The spotter must see the hex where the round is to fall.
coach-spot = The round drifts before it lands, less if the targeting roll succeeds. Its hex and all six around it are struck.
coach-stacking = At most seven figures may end a turn in one hex: a Squad counts 4, a Team 2, a Leader 1.
