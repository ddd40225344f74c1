import fc from 'fast-check';
import { expect, test } from 'vitest';
import { email } from '../forms/rules.ts';
import { canonicalEmail, isSameEmail, writtenEmail } from './email-address.ts';

test.each([
  ['capitals', 'Ada@Fresh.Example', 'ada@fresh.example'],
  ['a decomposed letter', 'jose\u0301@fresh.example', 'jos\u00e9@fresh.example'],
  ['the sign of the kelvin', 'pac\u212aage@fresh.example', 'package@fresh.example'],
  ['the sign of the angstrom', '\u212bsa@fresh.example', '\u00c5sa@fresh.example'],
  ['a domain in letters', 'ada@b\u00fccher.example', 'ada@xn--bcher-kva.example'],
  ['a domain in other letters', 'ada@\uff46resh.example', 'ada@fresh.example'],
  ['marks that an address book adds', ' \u202aada@fresh.example\u202c', 'ada@fresh.example'],
  ['an invisible space before it', '\u200bada@fresh.example\ufeff', 'ada@fresh.example'],
])('one address in two spellings: %s', (_what, typed, other) => {
  expect(isSameEmail(typed, other)).toBe(true);
});

test.each([
  ['a dotless i', 'v\u0131p@fresh.example', 'vip@fresh.example'],
  ['a dotted I', 'v\u0130p@fresh.example', 'vip@fresh.example'],
  ['a long s', '\u017fell@fresh.example', 'sell@fresh.example'],
  ['a capital beyond ASCII', '\u00c9va@fresh.example', '\u00e9va@fresh.example'],
  ['a domain that anyone can register', 'stepone@demo.summ\u0130t.example', 'stepone@demo.summit.example'],
])('two different addresses: %s', (_what, one, other) => {
  expect(isSameEmail(one, other)).toBe(false);
});

test.each([
  'v\u0131p@fresh.example',
  'V\u0130P@fresh.example',
  '\u017fell@fresh.example',
  '\uff56ip@fresh.example',
  '\ufb01ve@fresh.example',
  'stra\u00dfe@fresh.example',
  'anna\u2024bell@fresh.example',
  'm\u00b2@fresh.example',
  'vi\u034fp@fresh.example',
  'a@\u00e9/b.example',
])('an address that could be confused with another one is refused: %s', (typed) => {
  expect(writtenEmail(typed)).toBeNull();
  expect(() => email().validateSync(typed)).toThrow('Please enter a valid email address');
});

test('the rule of a field returns the spelling that is stored and mailed to', () => {
  expect(email().validateSync('  Pac\u212aage@B\u00fccher.example ')).toBe('PacKage@xn--bcher-kva.example');
  expect(email().validateSync('Ada@Fresh.Example')).toBe('Ada@Fresh.Example');
  expect(email().validateSync('\u2068Ada@Fresh.Example\u2069')).toBe('Ada@Fresh.Example');
});

test('no non-ASCII letter of a normalised address becomes ASCII when its case is folded', () => {
  const taken: string[] = [];
  for (let code = 0x80; code < 0x20000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const local = writtenEmail(`${String.fromCodePoint(code)}@fresh.example`)?.split('@')[0];
    if (local === undefined) continue;
    const forms = [local.toLowerCase(), local.toUpperCase(), local.normalize('NFKC')];
    // The Kelvin and Angstrom signs are composed into letters, so they equal those letters.
    if (/[^\0-\x7f]/.test(local) && forms.some((form) => /[\0-\x7f]/.test(form))) taken.push(local);
    expect(writtenEmail(`${local}@fresh.example`)).toBe(`${local}@fresh.example`);
  }
  expect(taken).toEqual([]);
});

test('addresses with the same key differ only in the case of their letters', () => {
  const letters = [...'aAkK\u212a\u212b\u00e5\u00c5i\u0131\u0130s\u017f\u00df\u1e9e\uff41\u0301'];
  const keys = new Map<string, string>();
  for (const first of letters) {
    for (const second of letters) {
      const written = writtenEmail(`${first}${second}@fresh.example`);
      if (written === null) continue;
      const key = canonicalEmail(written);
      const plain = written.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
      expect(keys.get(key) ?? plain).toBe(plain);
      keys.set(key, plain);
    }
  }
});

const piece = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });

test('normalising an address is idempotent, and makes its domain ASCII', () => {
  fc.assert(
    fc.property(
      piece,
      piece,
      fc.constantFrom('.example', '\u3002example', '\uff0eexample', ''),
      (local, host, end) => {
        const written = writtenEmail(`${local}@${host}${end}`);
        if (written === null) return;
        expect(written.slice(written.lastIndexOf('@') + 1)).toMatch(/^[\0-\x7f]*$/);
        expect(writtenEmail(written)).toBe(written);
        expect(isSameEmail(written, `${local}@${host}${end}`)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

const known = 'buy@demo.summit.example';
const signs = fc.array(fc.tuple(fc.nat({ max: known.length }), fc.integer({ min: 0x80, max: 0x1ffff })), {
  minLength: 1,
  maxLength: 3,
});

test('an address with foreign characters is refused, the same, or not confused with the original by other programs', () => {
  const folds = [
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase().toLowerCase(),
    (text: string) => text.normalize('NFKC').toLowerCase(),
    (text: string) => text.toLocaleLowerCase('tr'),
    (text: string) => text.toLocaleUpperCase('az').toLowerCase(),
  ];
  fc.assert(
    fc.property(signs, fc.boolean(), (all, replaces) => {
      let typed = known;
      for (const [at, code] of all) {
        if (code >= 0xd800 && code < 0xe000) return;
        typed = typed.slice(0, at) + String.fromCodePoint(code) + typed.slice(replaces ? at + 1 : at);
      }
      const written = writtenEmail(typed);
      if (written === null || isSameEmail(written, known)) return;
      for (const fold of folds) expect([typed, fold(written)]).not.toEqual([typed, known]);
    }),
    { numRuns: 20_000 },
  );
});

test('a lookalike letter in an address is refused, or gives the same mailbox', () => {
  for (let code = 0x80; code < 0x20000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const letter = String.fromCodePoint(code);
    const meant = letter.normalize('NFKC').toLowerCase();
    if (!/^[a-z0-9.@]$/.test(meant)) continue;
    for (let at = known.indexOf(meant); at >= 0; at = known.indexOf(meant, at + 1)) {
      const written = writtenEmail(known.slice(0, at) + letter + known.slice(at + 1));
      // The Kelvin sign in the name is composed into K.
      expect(written === null ? known : canonicalEmail(written)).toBe(known);
    }
  }
});
