import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site on a slow network: pages stop in the middle, until the journey has the rest sent. */
export interface HaltingSite {
  address: string;
  /** Sends the rest of the stopped page. */
  sendRest: () => void;
  stop: () => Promise<void>;
}

/** @param place the page stops after the match of this expression */
export async function startHaltingSite(upstream: string, place: RegExp): Promise<HaltingSite> {
  let sendRest = () => {};
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
    sendRest = () => void response.end(page.slice(end));
  }

  const server = createServer((request, response) => {
    // A page that breaks off fails only this journey, not all those that its worker would still run.
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRest: () => sendRest(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
