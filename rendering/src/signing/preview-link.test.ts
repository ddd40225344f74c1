import { expect, test } from 'vitest';
import { longestPreviewMs, previewFrom, previewToken } from './preview-link.ts';
import { signed } from './signed-text.ts';

const secret = 'of the site';
const now = Date.parse('2027-03-01T09:00:00Z');
const preview = {
  remote: 'awards',
  buildId: 'a2',
  audience: 'https://summit.example',
  expiresAt: now + longestPreviewMs,
};
const token = previewToken(secret, preview, now);
const here = { audience: 'https://summit.example', now };

test('a link opens its preview on its site until it expires', () => {
  expect(previewFrom(secret, token, here)).toEqual(preview);
  expect(previewFrom(secret, token, { ...here, now: preview.expiresAt })).toBe('it has expired');
});

test.each([
  [
    'of another site',
    previewToken(secret, { ...preview, audience: 'https://other.example' }, now),
    'it is for https://other.example',
  ],
  ['signed with another secret', previewToken('guessed', preview, now), 'it was not signed by this site'],
  [
    'signed for another purpose',
    signed(secret, 'share', token.split('.')[0] ?? ''),
    'it was not signed by this site',
  ],
  [
    'with one letter changed',
    token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
    'it was not signed by this site',
  ],
  ['with something added', `${token}.x`, 'it was not signed by this site'],
  ['that is malformed', 'x', 'it was not signed by this site'],
  ['that is empty', '', 'it was not signed by this site'],
])('a link %s opens nothing', (_what, forged, reason) => {
  expect(previewFrom(secret, forged, here)).toBe(reason);
});

test('no link is valid for more than a day, however it was signed', () => {
  const long = { ...preview, expiresAt: now + 2 * longestPreviewMs };
  expect(() => previewToken(secret, long, now)).toThrow('at most 24 hours');
  const text = Buffer.from(JSON.stringify(long)).toString('base64url');
  expect(previewFrom(secret, signed(secret, 'preview', text), here)).toBe('it has expired');
});
