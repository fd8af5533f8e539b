import { Match, fastRng, seatsOf } from '@pharos/core';
import { wonders } from '@pharos/wonders';
const options = JSON.parse(process.argv[2] ?? '{}');
const games = Number(process.argv[3] ?? 2);
let calls = 0, ms = 0, worst = 0, bytes = 0;
for (let g = 0; g < games; g++) {
  const m = Match.deal(wonders, wonders.readOptions(options), `9.${g}`);
  const rng = fastRng(g, 5);
  while (m.toAct() !== 0) {
    const seats = seatsOf(m.toAct()); const seat = seats[rng(seats.length)];
    const l = m.legalMoves(seat); const r = m.play(seat, l[rng(l.length)]);
    if (!r.ok) throw 1;
    if (rng(10) === 0) { const t = process.cpuUsage(); const me = m.memory(rng(m.seatCount)); const u = process.cpuUsage(t); const d = (u.user+u.system)/1000; ms += d; worst = Math.max(worst, d); calls++; bytes = Math.max(bytes, JSON.stringify(me).length);
      if (process.argv[4] && calls === Number(process.argv[4])) console.log(JSON.stringify(me, null, 1)); }
  }
}
console.log({ calls, mean: ms / calls, worst, bytes });
