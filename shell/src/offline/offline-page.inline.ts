// The service worker of pages that have to open without a connection. Such a page stores its document and its files in the
// cache of this name; the worker gives what is stored, and stores nothing by itself. It is sent to no visitor.

/** What is used of a service worker; TypeScript's own library for them cannot be loaded beside that of pages. */
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

/** A page of another query is the same page, and whom its response varies by is the same browser. */
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
