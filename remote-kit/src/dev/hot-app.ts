import type {} from './development-event.ts';

// In development this is the first module of each app in the browser: it fetches what changed of its app.
declare const DEVELOPED_APP: string;

const hot = import.meta.webpackHot;

async function update(): Promise<void> {
  try {
    // One update is applied after the other; each brings everything up to the newest build.
    if (hot?.status() === 'idle') await hot.check(true);
  } catch {
    // No module on the way up takes the change in: a new document does.
    window.location.reload();
  }
}

globalThis.summitDevelopment?.onEvent((event) => {
  if (event.kind === 'built' && event.app === DEVELOPED_APP) void update();
});
