import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type VisitorLimitName, visitorLimits } from '@summit/contract/limits/rate-limits';
import { visitorFrom } from '../../testing/visitors.ts';
import { Failure } from '../responses/failure.ts';
import type { Counts } from './counts.queries.ts';
import { createRateLimiter, type Visitor } from './rate-limiter.ts';

/** The limits with counts in memory and a separate clock, and visitors whose browsers solve captchas. */
function openHall({ solves = true } = {}) {
  let now = Date.parse('2027-06-08T08:00:00Z');
  let captchas = 0;
  const windows = new Map<string, { count: number; windowEndsAt: Date }>();
  const counts: Counts = {
    async add(key, windowSeconds) {
      const known = windows.get(key);
      const isOpen = known !== undefined && known.windowEndsAt.getTime() > now;
      const next = isOpen
        ? { ...known, count: known.count + 1 }
        : { count: 1, windowEndsAt: new Date(now + windowSeconds * 1000) };
      windows.set(key, next);
      return next;
    },
    async takeBack(key) {
      const known = windows.get(key);
      if (known) windows.set(key, { ...known, count: Math.max(0, known.count - 1) });
    },
    async clear(key) {
      windows.delete(key);
    },
  };
  const solved = new Set<Visitor>();
  const limiter = createRateLimiter({
    counts,
    clock: { now: () => new Date(now) },
    async requireCaptcha(visitor) {
      if (solved.delete(visitor)) return;
      throw new Failure('googlecaptcha-0001');
    },
  });

  /** Like the browser, repeats the call with a captcha when one is required. */
  async function act(name: VisitorLimitName, visitor: Visitor, id?: string): Promise<string> {
    try {
      await limiter.visit(name, visitor, id);
      return 'passed';
    } catch (error) {
      const { code } = error as Failure;
      if (code !== 'googlecaptcha-0001' || !solves || solved.has(visitor)) return code;
      captchas += 1;
      solved.add(visitor);
      return act(name, visitor, id);
    }
  }
  return { act, limiter, later: (ms: number) => (now += ms), captchas: () => captchas };
}

const wifi = '203.0.113.9';
const path: [VisitorLimitName, string?][] = [
  ['registrationOfDevice', 'step one'],
  ['registrationOfDevice', 'step two'],
  ['registrationOfDevice', 'package'],
  ['mailedLinkOfDevice'],
  ['loginOfDevice'],
  ['messageOfDevice'],
  ['contactOfDevice'],
  ['promoCodeOfDevice'],
  ['subscribeOfDevice'],
];

test('none of 3,000 visitors at one address who use everything within an hour is refused', async () => {
  const hall = openHall();
  const visitors = Array.from({ length: 3000 }, (_, at) => visitorFrom(wifi, `device ${at}`));
  const refused = [];
  for (const visitor of visitors) {
    for (const [name, id] of path) {
      const outcome = await hall.act(name, visitor, id);
      if (outcome !== 'passed') refused.push([name, outcome]);
    }
    hall.later(1200);
  }
  expect(refused).toEqual([]);
  expect(hall.captchas()).toBeGreaterThan(0);
});

test('only the device with excessive requests is refused, not others in its network', async () => {
  const hall = openHall();
  const hammer = visitorFrom(wifi, 'hammer');
  const outcomes = [];
  for (let tries = 0; tries < 1000; tries += 1) outcomes.push(await hall.act('loginOfDevice', hammer));
  expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(visitorLimits.loginOfDevice.limit);
  expect(outcomes.at(-1)).toBe('rate-limit-0001');
  expect(await hall.act('loginOfDevice', visitorFrom(wifi, 'another'))).toBe('passed');
});

test('forged device ids do not extend the network’s limit without a captcha', async () => {
  const hall = openHall({ solves: false });
  const outcomes = [];
  for (let made = 0; made < 400; made += 1) {
    outcomes.push(await hall.act('promoCodeOfDevice', visitorFrom(wifi, `made up ${made}`)));
  }
  const { beforeCaptcha } = visitorLimits.promoCodeOfDevice;
  expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(beforeCaptcha);
  expect(new Set(outcomes.slice(beforeCaptcha))).toEqual(new Set(['googlecaptcha-0001']));
});

test('requests without the required captcha do not count against a device', async () => {
  const hall = openHall({ solves: false });
  const { beforeCaptcha, limit } = visitorLimits.contactOfDevice;
  for (let at = 0; at < beforeCaptcha; at += 1) await hall.act('contactOfDevice', visitorFrom(wifi, `${at}`));
  const late = visitorFrom(wifi, 'late');
  const outcomes = [];
  for (let tries = 0; tries < limit * 3; tries += 1) outcomes.push(await hall.act('contactOfDevice', late));
  expect(new Set(outcomes)).toEqual(new Set(['googlecaptcha-0001']));
});

const names = Object.keys(visitorLimits) as VisitorLimitName[];

test('in any crowd only devices above their own limit are refused, and returned attempts do not count', async () => {
  const step = fc.record({
    device: fc.integer({ min: 0, max: 40 }),
    name: fc.constantFrom(...names.filter((name) => visitorLimits[name].limit <= 30)),
    network: fc.constantFrom(wifi, '198.51.100.4', '2001:db8::1'),
    forgiven: fc.boolean(),
    times: fc.integer({ min: 1, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const hall = openHall();
      const done = new Map<string, number>();
      for (const { device, name, network, forgiven, times } of steps) {
        const visitor = visitorFrom(network, `device ${device}`);
        const key = `${device} ${name}`;
        for (let at = 0; at < times; at += 1) {
          const before = done.get(key) ?? 0;
          const outcome = await hall.act(name, visitor);
          expect(outcome).toBe(before < visitorLimits[name].limit ? 'passed' : 'rate-limit-0001');
          done.set(key, before + 1);
          if (forgiven && outcome === 'passed') {
            await hall.limiter.forgive(name, visitor);
            done.set(key, before);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});
