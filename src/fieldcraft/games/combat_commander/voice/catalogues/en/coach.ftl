## Combat Commander

coach-placing = Take a piece, then choose its hex. Woods and buildings give cover; a Leader helps the units near him.
coach-place-hex = It may stand in the highlighted hexes. At most seven figures may end a turn in one hex: a Squad counts 4, a Team 2, a Leader 1.
coach-give-weapon = Whoever carries a weapon can fire it.
coach-first-turn = The Initiative card lets you reroll; doing so gives the card to your opponent.
coach-reroll = A reroll gives the Initiative card to your opponent.
coach-order = A card is an Order now or an Action later, never both. If you pass, you may exchange cards instead.
coach-order-next = Cards you keep can be Actions in the enemy’s turn.
coach-pass = You draw replacements at the end of your turn.
coach-activate = A Leader activates the units near him with the same card; any other unit acts alone.
coach-activate-led = Everyone chosen now acts on the same Order.
coach-target = Highlighted hexes are in sight and in range.
coach-pieces = One piece gives its firepower, each other one adds 1. A unit breaks if the attack beats its defence; a broken one is eliminated.
coach-fire-window = The Action changes this attack; the card is then spent.
coach-defence-window = The Action changes this attack; the card is then spent.
coach-move = Every hex costs movement points, and the enemy may fire at each one you enter.
coach-advance = One hex each, and nobody may fire at them. Entering an enemy’s hex means melee.
coach-react = To fire at moving units, play a Fire card as an Action.
coach-melee-window = Both sides add a roll to their firepower: the lower side is eliminated; on a tie both are.
coach-rout = A broken unit that fails its roll retreats toward its own map edge.
coach-retreat = Every step leads toward the unit’s own map edge; beyond it, the unit is lost.
coach-artillery = The spotter must see the hex you aim at.
coach-spot = The round drifts before it lands, less if the targeting roll succeeds. Its hex and all six around it are struck.
coach-stacking = At most seven figures may end a turn in one hex: a Squad counts 4, a Team 2, a Leader 1.
