import { expect, test } from 'vitest';
import { checkTicket, verdictLine } from './check-ticket.ts';
import { writeTicketCode } from './ticket-code.ts';
import { publicPem, ticketSigningKey } from './ticket-keys.ts';

const key = ticketSigningKey('the secret of this site, long enough');
const facts = { number: '7F3A-09C2-B41D', kind: 'BUY', startsOn: '2027-06-08', endsOn: '2027-06-10' };
const code = writeTicketCode(key, facts);
const list = { publicKey: publicPem(key), asOf: '2027-06-07T20:00:00Z', cancelled: [] as string[] };

test('a code can be verified with the public key only, on the days of the ticket', () => {
  expect(checkTicket(list, code)).toEqual({ isValid: true, facts });
  expect(checkTicket(list, code, '2027-06-10')).toEqual({ isValid: true, facts });
  expect(checkTicket(list, code, '2027-06-11')).toEqual({ isValid: false, reason: 'notToday', facts });
  expect(list.publicKey).not.toContain('PRIVATE');
});

test('a code is parsed despite characters added by scanners or emails', () => {
  for (const typed of [
    ` ${code}\r\n`,
    `“${code}”`,
    `\ufeff${code.toLowerCase()}`,
    code.replaceAll('-', '\u2011'),
  ]) {
    expect(checkTicket(list, typed)).toEqual({ isValid: true, facts });
  }
});

test('no character of a code can be changed', () => {
  const others: Record<string, string> = { A: 'B', '2': '3', '7': '6' };
  const verdicts = [...code].map((letter, at) => {
    const changed = code.slice(0, at) + (others[letter] ?? 'A') + code.slice(at + 1);
    return checkTicket(list, changed).isValid;
  });
  expect(verdicts).toHaveLength(code.length);
  expect(verdicts).not.toContain(true);
});

test.each([
  ['the number of another ticket', code.replace('7F3A', '7F3B'), 'changed'],
  ['another kind', code.replace('.BUY.', '.VIP.'), 'changed'],
  ['another day', code.replace('20270610', '20270611'), 'changed'],
  ['a signature in another spelling', `${code.slice(0, -1)}${code.endsWith('B') ? 'C' : 'B'}`, 'unreadable'],
  ['another site', writeTicketCode(ticketSigningKey('the secret of another site'), facts), 'foreignKey'],
  ['a web address', 'https://summit.example', 'unreadable'],
  ['nothing', '', 'unreadable'],
])('%s is refused', (_, changed, reason) => {
  expect(checkTicket(list, changed)).toEqual({ isValid: false, reason });
});

test('a cancelled ticket is refused, with the age of the list', () => {
  const verdict = checkTicket({ ...list, cancelled: [facts.number] }, code);
  expect(verdict).toEqual({ isValid: false, reason: 'cancelled', facts });
  expect(verdictLine(verdict, list)).toBe(
    'NOT VALID: 7F3A-09C2-B41D, BUY, 2027-06-08 to 2027-06-10 was cancelled (signature valid; list of cancelled tickets as of 2027-06-07T20:00:00Z)',
  );
  expect(verdictLine(checkTicket(list, code), list)).toContain('signature valid; not in the list');
});

test('a code contains no personal data, and fits a small QR code', () => {
  expect(code).toMatch(/^[0-9A-Z.-]+$/);
  expect(code.length).toBeLessThan(178);
});

test('a code signed with the previous secret is valid while the secret is replaced', () => {
  const present = publicPem(ticketSigningKey('the secret after that, long enough too'));
  const replaced = { ...list, publicKey: present, publicKeyBefore: list.publicKey };
  expect(checkTicket(replaced, code)).toEqual({ isValid: true, facts });
  expect(checkTicket({ ...replaced, publicKeyBefore: null }, code)).toEqual({
    isValid: false,
    reason: 'foreignKey',
  });
});
