import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordsAt } from './passwords.ts';

const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const passwords = passwordsAt(cost);

test('a password matches in any Unicode form of its letters and digits', async () => {
  const stored = await passwords.hash('Mañana2027');
  for (const typed of ['Mañana2027', 'Man\u0303ana2027', 'Mañana２０２７', 'Ｍan\u0303ana２０２７']) {
    expect(await passwords.verify(stored, typed)).toBe(true);
  }
  // Phone keyboards add a space after completed words, which the login form removes.
  const completed = await passwords.hash('Mañana2027 ');
  expect(await passwords.verify(completed, 'Mañana2027')).toBe(true);
  expect(await passwords.verify(completed, 'Mañana٢٠٢٧')).toBe(true);
  expect(await passwords.verify(stored, 'Manana2027')).toBe(false);
  expect(await passwords.verify(null, 'Mañana2027')).toBe(false);
});

test('all Unicode forms of any password are equal', async () => {
  const password = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(password, async (typed) => {
      const stored = await passwords.hash(typed);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
        expect(await passwords.verify(stored, typed.normalize(form))).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test('a password hashed without normalising stays valid, and is rehashed', async () => {
  let stored = await hash('Man\u0303ana2027', cost);
  const renew = async (renewed: string) => {
    stored = renewed;
  };
  const before = stored;
  expect(await passwords.verify(stored, 'Man\u0303ana2027x', renew)).toBe(false);
  expect(stored).toBe(before);
  expect(await passwords.verify(stored, 'Man\u0303ana2027', renew)).toBe(true);
  expect(stored).not.toBe(before);
  expect(await passwords.verify(stored, 'Mañana2027')).toBe(true);
});
