/** Clients of boardgame.io: arguments URL, matches, choices a second, seconds; prints one JSON object. */
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game, TILES, other } = require("./game.cjs");

const [url, matches, rate, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const WARM = 3000;
const now = () => Number(process.hrtime.bigint()) / 1e6;
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const post = async (path, body) =>
  (await fetch(`${url}/games/skirmish/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();

let measuring = false, messages = 0, bytes = 0, made = 0;
const samples = [], late = [];

async function table() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const seats = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials: credentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    const client = Client({ game, matchID, playerID, credentials, debug: false, multiplayer: SocketIO({ server: url, socketOpts: { transports: ["websocket"] } }) });
    client.start();
    client.transport.socket.onAny((...heard) => {
      if (!measuring) return;
      messages += 1;
      bytes += JSON.stringify(heard).length;
    });
    seats.push(client);
  }
  const [one, two] = seats;
  const sides = { 0: one, 1: two };
  const found = { sides, sent: 0, version: -1, busy: false };
  for (const client of seats) {
    client.subscribe((state) => {
      if (!state || !found.busy || client.playerID === found.by || state._stateID <= found.version) return;
      if (measuring) samples.push(now() - found.sent);
      found.busy = false;
    });
  }
  return found;
}

function choose(at) {
  const state = at.sides[0].getState();
  if (!state) return false;
  const by = state.ctx.currentPlayer;
  const client = at.sides[by];
  const own = client.getState();
  if (!own?.G.own) return false;
  Object.assign(at, { busy: true, by, version: state._stateID, sent: now() });
  made += 1;
  const hand = own.G.own.hand;
  const of = (side) => Object.keys(own.G.counters).filter((word) => own.G.counters[word].side === side);
  if (hand.length === 0 || Math.random() < 0.2) client.moves.done();
  else if (Math.random() < 0.5) client.moves.move(pick(hand), pick(of(by)), Math.floor(Math.random() * TILES));
  else client.moves.attack(pick(hand), pick(of(other(by))));
  return true;
}

const quantile = (list, part) => {
  const ordered = [...list].sort((a, b) => a - b);
  return Math.round(100 * (ordered[Math.min(ordered.length - 1, Math.floor(part * ordered.length))] ?? NaN)) / 100;
};

async function main() {
  const tables = [];
  for (let number = 0; number < matches; number++) tables.push(await table());
  await new Promise((done) => setTimeout(done, 1000));
  console.log("ready");
  const start = now();
  let due = start;
  while (now() < start + WARM + 1000 * seconds) {
    measuring = now() > start + WARM;
    if (due > now()) await new Promise((done) => setTimeout(done, due - now()));
    if (measuring) late.push(now() - due);
    due += (-1000 / rate) * Math.log(1 - Math.random());
    for (let tries = 0; tries < 20; tries++) {
      const at = pick(tables);
      if (!at.busy && choose(at)) break;
    }
  }
  measuring = false;
  await new Promise((done) => setTimeout(done, 1000));
  console.log(JSON.stringify({ made, measured: samples.length, lasted: (now() - start - 1000) / 1000, messages, bytes, p50_ms: quantile(samples, 0.5), p95_ms: quantile(samples, 0.95), p99_ms: quantile(samples, 0.99), players_late_p99_ms: quantile(late, 0.99), view: JSON.stringify(tables[0].sides[0].getState().G).length }));
  process.exit(0);
}
void main();
