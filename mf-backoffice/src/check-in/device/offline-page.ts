import { offlineCache, offlineWorkerPath } from '@summit/contract/site/site-facts';
import { screenPath } from '../../shared/screen-path.ts';

const page = screenPath('check-in');

/** The files of a page besides its document; responses of the API are never stored here. */
const files = /\.(css|js|wasm|woff2)$/;

/**
 * From now on this page opens again without a connection, as it is now: phones close pages that nobody looks at.
 * @throws where the browser has no service worker, or a file does not come
 */
export async function storePage(): Promise<void> {
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => files.test(new URL(name).pathname));
  const cache = await caches.open(offlineCache);
  await cache.addAll([page, ...new Set(addresses)]);
  await activated(await navigator.serviceWorker.register(offlineWorkerPath, { scope: page }));
}

/** Not by `ready`: that is about the address at which this document was opened, which may be another screen's. */
function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  return new Promise((resolve, reject) => {
    if (active || !worker) return resolve();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'));
    });
  });
}

/** Removes the page from the device. */
export async function removePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(page);
  await registration?.unregister();
  await caches.delete(offlineCache);
}
