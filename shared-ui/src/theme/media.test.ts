import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';

const css = readFileSync(join(import.meta.dirname, 'media.css'), 'utf8');

test.each([
  ['--mobile-layout', `(max-width: ${limits.mobileLayout}px)`],
  ['--wide-layout', `(min-width: ${limits.mobileLayout + 1}px)`],
  ['--mobile-menu', `(max-width: ${limits.mobileMenu / 16}em)`],
])('styles change at the width in the contract: %s', (name, query) => {
  expect(css).toContain(`@custom-media ${name} ${query};`);
});
