### What a newcomer needs to know at a question: one or two sentences each, named as the prompts are.

## Undaunted

coach-bid = Both sides choose in secret. The higher number acts first this round; then both cards are discarded.
coach-play = A card lets the counter of the same name act. Whatever you leave in hand is discarded when your turn ends.
coach-use = A card does one thing only: one of the actions printed on it, or Hunker Down.
coach-step-move = Move goes only to tiles where your side has a marker.
coach-step-scout = Scout goes anywhere and leaves your marker; each new one adds a Fog of War card to your discard pile.
coach-step-stalk = Stalk goes anywhere and leaves no marker.
coach-step-drive = A vehicle drives only over tiles with your marker and without rough terrain; everybody in it comes along.
coach-aim = Defence, cover and distance add up. One die that reaches the total is enough, and a 0 always hits.
coach-aim-tile = Blast will attack every counter on the tile you target, your own as well.
coach-blast = Every counter on the target tile is attacked, one after another, in the order you like.
coach-take = The cards go to your discard pile and come to your hand after the next shuffle.
coach-inspire = A card back in hand can be played once more this turn.
coach-command = Cards drawn now can still be played this turn.
coach-unit = The unit moves without a card of its own, over tiles that carry your marker.
coach-spawn = The counter enters the board here and acts at once.
coach-mark = Units can move to marked tiles. Each new marker adds a Fog of War card to your discard pile.
coach-adjust = Free, once for each card: before what it does, or after.
coach-repair = One damage marker is taken off.
coach-strafe = Fire from the air: distance does not count.
coach-wound = He loses a card; if none is left, he is gone for good.
coach-pin = His next card will do no more than make him ready again.

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
