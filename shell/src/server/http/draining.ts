import type { Server } from 'node:http';

/** Before a server stops listening: `/ready` says so, and no connection is used for another request. */
export class Draining {
  #begun = false;

  get begun(): boolean {
    return this.#begun;
  }

  begin(server: Server): void {
    this.#begun = true;
    // A balancer that keeps connections open must not send a request just as one is closed.
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  }
}
