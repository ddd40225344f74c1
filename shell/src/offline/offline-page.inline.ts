// The service worker of pages that have to open without a connection. Such a page stores its document and its files
// in the cache of this name; the worker only serves from that cache. Visitors' pages never register it.

/** The APIs of a service worker that are used here; TypeScript's library for them conflicts with that for pages. */
interface PageWorker {
  addEventListener: (type: 'install' | 'activate' | 'fetch', listen: (event: WorkerEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
}
interface WorkerEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

const worker = self as unknown as PageWorker;

/** Ignores the query, which does not change the page, and `vary`, since the cache belongs to one browser. */
const stored = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true });

/** The newest document where there is a connection; else the one that was stored. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const document = await stored(request);
    if (document) return document;
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else event.respondWith(stored(request).then((file) => file ?? fetch(request)));
});
