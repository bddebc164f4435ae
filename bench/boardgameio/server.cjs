// The yardstick: a game of four seats on boardgame.io and its in-memory store, whose every move sends everyone a text of SIZE characters.

const { Server } = require("boardgame.io/server");

const size = Number(process.env.SIZE ?? 0);
const text = (turn) => String(turn).padStart(size, "a board and its cards ");

const game = {
  name: "yardstick",
  setup: () => ({ text: text(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  // Undoing keeps every state of a turn; our take-back is asked of the others instead.
  disableUndo: true,
  moves: {
    play: ({ G, ctx }) => {
      G.text = text(ctx.turn);
    },
  },
};

const server = Server({ games: [game], origins: [] });
server.run({ port: Number(process.env.PORT), lobbyConfig: {}, callback: () => console.log("ready") });
