/** A game of like size for boardgame.io: tiles, counters, hidden hands and decks, a secret bid left out. */
const SIDES = ["0", "1"];
const TILES = 20;
const COUNTERS = 11;
const HAND = 4;
const CARDS = ["rifle", "scout", "gunner", "mortar", "sniper", "leader", "sergeant", "fog"];

const other = (side) => (side === "0" ? "1" : "0");

function draw(G, side, random, count) {
  const own = G.secret[side];
  for (let drawn = 0; drawn < count; drawn++) {
    if (own.deck.length === 0) {
      own.deck = random.Shuffle(own.discard);
      own.discard = [];
    }
    const card = own.deck.pop();
    if (card === undefined) break;
    own.hand.push(card);
  }
  count_(G, side);
}

function count_(G, side) {
  const own = G.secret[side];
  G.piles[side] = { hand: own.hand.length, deck: own.deck.length, discard: own.discard.length };
}

function setup({ random }) {
  const G = { round: 1, tiles: {}, counters: {}, piles: {}, points: { 0: 0, 1: 0 }, secret: {}, told: [] };
  for (let tile = 0; tile < TILES; tile++) {
    G.tiles[`tile-${tile}`] = { cover: tile % 4, value: tile % 5 === 0 ? 1 : 0, scouted: { 0: tile < 8, 1: tile > 11 }, held: null };
  }
  for (const side of SIDES) {
    for (let number = 0; number < COUNTERS; number++) {
      const tile = side === "0" ? number % 6 : TILES - 1 - (number % 6);
      G.counters[`${side}:${CARDS[number % 6]}-${number}`] = { side, tile: `tile-${tile}`, face: "ready" };
    }
    const deck = [];
    for (let card = 0; card < 24; card++) deck.push(`${CARDS[card % CARDS.length]}-${card % 3}`);
    G.secret[side] = { deck: random.Shuffle(deck), hand: [], discard: [], supply: deck.slice(0, 8) };
    draw(G, side, random, HAND);
  }
  return G;
}

function tell(G, event) {
  G.told.push(event);
  if (G.told.length > 6) G.told.shift();
}

const moves = {
  move: {
    client: false,
    move: ({ G, playerID, random }, card, counter, tile) => {
      if (!spend(G, playerID, card) || G.counters[counter]?.side !== playerID) return "INVALID_MOVE";
      G.counters[counter].tile = `tile-${tile}`;
      G.tiles[`tile-${tile}`].scouted[playerID] = true;
      if (G.tiles[`tile-${tile}`].value) G.tiles[`tile-${tile}`].held = playerID;
      tell(G, { event: "moves", counter, tile });
      return undefined;
    },
  },
  attack: {
    client: false,
    move: ({ G, playerID, random }, card, target) => {
      if (!spend(G, playerID, card) || G.counters[target]?.side !== other(playerID)) return "INVALID_MOVE";
      const dice = [random.D10(), random.D10()];
      const hit = Math.max(...dice) >= 6 + G.tiles[G.counters[target].tile].cover;
      G.counters[target].face = hit ? "pinned" : "ready";
      tell(G, { event: hit ? "hits" : "misses", target, dice });
      return undefined;
    },
  },
  done: {
    client: false,
    move: ({ G, playerID, random, events }) => {
      const own = G.secret[playerID];
      own.discard.push(...own.hand);
      own.hand = [];
      draw(G, playerID, random, HAND);
      if (playerID === "1") G.round += 1;
      tell(G, { event: "ends", side: playerID });
      events.endTurn();
    },
  },
};

function spend(G, side, card) {
  const own = G.secret[side];
  const place = own.hand.indexOf(card);
  if (place < 0) return false;
  own.hand.splice(place, 1);
  own.discard.push(card);
  count_(G, side);
  return true;
}

/** Only one's own hand and supply are seen. */
function playerView({ G, playerID }) {
  const { secret, ...open } = G;
  const own = secret?.[playerID];
  return { ...open, own: own ? { hand: own.hand, supply: own.supply } : null };
}

module.exports = { game: { name: "skirmish", setup, moves, playerView, minPlayers: 2, maxPlayers: 2 }, TILES, other };
