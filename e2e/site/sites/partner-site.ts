import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another organisation's site with a page of this site in a frame: `/?show=http://...`. */
export interface PartnerSite {
  origin: string;
  stop: () => Promise<void>;
}

/** Listens on a separate port; the same machine by another name is another site to the browser. */
export async function startPartnerSite(): Promise<PartnerSite> {
  const server = createServer((request, response) => {
    const shown = new URL(request.url ?? '', 'http://partner.test').searchParams.get('show') ?? '';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><title>Partner</title><link rel="icon" href="data:,"><h1>Partner</h1>
        <iframe title="Summit" width="1200" height="700" src="${shown.replace(/[^\w:/.?=&-]/g, '')}"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
