/** A process that sees to notices, to be killed: where people are, and what time it is there, stand in its arguments. */
import { People } from '../people.ts';

const [where = '', now = '0'] = process.argv.slice(2);
const people = await People.open({ where, publicUrl: 'https://play.example', allowInner: true });
people.notices.begin({
  now: () => Number(now),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});
