import { expect, test } from 'vitest';
import { dialogs } from './dialogs.ts';
import { remoteNames } from './page.ts';

test('every dialog has an owner', () => {
  for (const { owner } of Object.values(dialogs)) {
    expect(['shell', ...remoteNames]).toContain(owner);
  }
});
