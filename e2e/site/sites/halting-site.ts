import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site as a slow network brings it: pages stop in the middle, until the journey lets them go on. */
export interface HaltingSite {
  address: string;
  /** Sends the rest of the page that is halted. */
  goOn: () => void;
  stop: () => Promise<void>;
}

/** @param place the page is sent up to the end of what this matches */
export async function startHaltingSite(upstream: string, place: RegExp): Promise<HaltingSite> {
  let goOn = () => {};
  async function respond({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const passed = await fetch(new URL(url, upstream), { headers: { accept: headers.accept ?? '*/*' } });
    const type = passed.headers.get('content-type') ?? '';
    const content = Buffer.from(await passed.arrayBuffer());
    response.writeHead(passed.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return void response.end(content);
    const page = content.toString();
    const found = place.exec(page);
    if (!found) throw new Error(`The page has nothing like ${place}`);
    const end = found.index + found[0].length;
    response.write(page.slice(0, end));
    goOn = () => void response.end(page.slice(end));
  }

  const server = createServer((request, response) => {
    // The journey fails at a page that breaks off, and not all those that its worker would still run.
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn: () => goOn(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
