import type { PassedResponse, RenderOrder, RenderReport } from '@summit/rendering/render-protocol';

interface Reading {
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
}

/** Statuses whose responses have no body, not even an empty one. */
const bodiless = new Set([101, 204, 205, 304]);

/**
 * The most pending requests. Pages that are rendered at the same time make about ninety; more must not load the
 * parent.
 */
const mostAtOnce = 500;

/** A `fetch` for a process without network access: the parent makes the requests that are allowed. */
export class PassedFetch {
  readonly #underWay = new Map<number, Reading>();
  #next = 1;

  constructor(private readonly send: (report: RenderReport) => void) {}

  /** The number of pending requests. */
  get waiting(): number {
    return this.#underWay.size;
  }

  /** Allows reads only, because rendering is anonymous. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') {
      throw new TypeError(`${request.method} is not sent while a page is rendered`);
    }
    const { signal, url } = request;
    if (this.#underWay.size >= mostAtOnce) throw new TypeError(`${mostAtOnce} requests are under way`);
    signal.throwIfAborted();
    const id = this.#next++;
    return new Promise<Response>((resolve, reject) => {
      const giveUp = () => {
        this.send({ kind: 'unneeded', id });
        this.#take(id)?.reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#underWay.set(id, { resolve, reject });
      this.send({ kind: 'read', id, url, headers: Object.fromEntries(request.headers) });
    });
  };

  /** @returns whether the order was the response, or the failure, of a request */
  takes(order: RenderOrder): boolean {
    if (order.kind === 'response') this.#take(order.id)?.resolve(getResponse(order.response));
    else if (order.kind === 'unread') this.#take(order.id)?.reject(new TypeError(order.reason));
    else return false;
    return true;
  }

  #take(id: number): Reading | undefined {
    const reading = this.#underWay.get(id);
    this.#underWay.delete(id);
    return reading;
  }
}

function getResponse({ status, headers, body }: PassedResponse): Response {
  return new Response(bodiless.has(status) ? null : Buffer.from(body), { status, headers });
}
