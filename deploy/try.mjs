// Plays a whole game with bots over HTTPS and a secure socket, as a browser would through a proxy: deploy/try.sh starts it.
const base = process.argv[2];
const ask = async (path, body, key) => {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const answer = await fetch(base + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { id: answer.headers.get('x-request-id'), ...(await answer.json()) };
};
const { key } = await ask('/api/people', {});
const { table } = await ask('/api/play-now', { id: 'try', name: 'Try', options: { bots: 'beginner' } }, key);
const { id, version, protocol } = await ask('/api/version');
console.log(`makker ${version}, protocol ${protocol}; the request had the id ${id}`);
// Something is refused, too.
await ask('/api/tables', {}, key).catch(() => {});
setTimeout(() => {
  console.error('the game does not end');
  process.exit(1);
}, 60_000);
const socket = new WebSocket(`${base.replace('https', 'wss')}/api/tables/${table}/socket`, { headers: { authorization: `Bearer ${key}` } });
const begin = Date.now();
let moves = 0;
let waits = [];
let asked = 0;
let sent = 0;
await new Promise((done, fail) => {
  socket.onerror = (event) => fail(new Error(`the socket broke: ${event.message ?? event.type}`));
  socket.onclose = () => fail(new Error('the socket was closed'));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'refused') fail(new Error(data));
    if (message.type === 'done') waits.push(performance.now() - sent);
    if (message.type !== 'update') return;
    const now = message.table;
    if (now.status === 'over') return done();
    if (now.prompt && now.prompt.since > asked) {
      asked = now.prompt.since;
      moves += 1;
      const move = JSON.stringify({ id: `${moves}`, seq: now.seq, do: 'choose', choice: now.view.moves[0] });
      // Ten commands a second are the usual limit of a person.
      setTimeout(() => {
        sent = performance.now();
        socket.send(move);
      }, 120);
    }
  };
});
socket.onclose = null;
socket.close();
waits = waits.sort((a, b) => a - b);
console.log(`${moves} moves in ${((Date.now() - begin) / 1000).toFixed(1)} s; a move was acknowledged after ${waits[waits.length >> 1].toFixed(1)} ms (half of them)`);
process.exit(0);
