import { parseArgs } from 'node:util';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import { forgeryLimits } from '../is-worse.ts';
import { anyForgedDay, getVerdict } from './simulated-days.ts';

// A part of `npm run test:forged`: the simulated days of the unit test, but many more, and different ones each time.
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const [days, seed] = [Number(values.days), Number(values.seed)];
const random = seededRandom(seed);
const counted = { sound: 0, suspect: 0, failing: 0 };
for (let day = 0; day < days; day += 1) {
  const forgers = Math.floor(random() * (forgeryLimits.networks + 1));
  counted[getVerdict(anyForgedDay(random, forgers), random)] += 1;
}
console.log(
  `${days} days (--seed ${seed}): on ${counted.suspect} people were asked, on ${counted.failing} a good release went`,
);
process.exitCode = counted.failing === 0 ? 0 : 1;
