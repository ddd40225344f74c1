import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['beatrice@northmere.example', 'b•••@northmere.example'],
  ['b@northmere.example', 'b•••@northmere.example'],
  ['𝒷ea@northmere.example', '𝒷•••@northmere.example'],
  ['"a@b"@northmere.example', '"•••@northmere.example'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
