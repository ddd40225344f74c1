import type {} from './development-event.ts';

// In development this is the first module of each app in the browser. It fetches the app's changed modules.
declare const DEVELOPED_APP: string;

const hot = import.meta.webpackHot;

async function update(): Promise<void> {
  try {
    // Updates are applied one after the other; each one leads to the newest build.
    if (hot?.status() === 'idle') await hot.check(true);
  } catch {
    // No parent module accepts the change, so the page has to be reloaded.
    window.location.reload();
  }
}

globalThis.summitDevelopment?.onEvent((event) => {
  if (event.kind === 'built' && event.app === DEVELOPED_APP) void update();
});
