import { dialogs } from './dialogs.ts';

test('every dialog has an owner', () => {
  for (const { owner } of Object.values(dialogs)) {
    expect(['shell', 'content', 'registration', 'awards', 'messaging']).toContain(owner);
  }
});
