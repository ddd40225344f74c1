import type { Server } from 'node:http';

/**
 * The state before a server stops listening: `/ready` responds with 503, and connections close after their response.
 */
export class Draining {
  #begun = false;

  get begun(): boolean {
    return this.#begun;
  }

  begin(server: Server): void {
    this.#begun = true;
    // A load balancer that reuses connections must not send a request just as one is closed.
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  }
}
