/** A boardgame.io server with the game; matches are kept in memory. */
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.cjs");

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
