import { setTimeout as pause } from 'node:timers/promises';
import { rehearsal } from '@summit/contract/site/rehearsal';
import type { PassedRequest, PassedResponse, RenderOrder, RenderSetup } from './render-protocol.ts';

/**
 * The parts of the API that visitors' pages read. Calls for an attendee's own data fail, since rendering is
 * anonymous.
 */
const partsOfApi = ['/public/', '/attendee/', '/meta/'];
/** The headers that are passed on; never those that identify a person. */
const passedHeaders: readonly string[] = [
  'accept',
  'accept-language',
  'deviceid',
  'traceparent',
  rehearsal.header,
];
/** The timeout of the API and of file servers. */
const timeoutMs = 30_000;
const maxBytes = 64 * 2 ** 20;
/** The delay of a refusal, so that code in a loop does not keep this process busy. */
const refuseAfterMs = 500;
/** The most concurrent requests; further ones wait. A page makes some eleven calls. */
const concurrency = 100;

/** Far more than pages need: a process that makes more is in a loop, which must not keep this one busy. */
const maxInSecond = 5000;

/**
 * Makes the requests of a rendering process, which has no network access: to the API as an anonymous visitor, and
 * for the files of the process's own release. All others are refused.
 */
export class PassedReads {
  readonly #apis = new Set<string>();
  readonly #files: string | undefined;
  readonly #styles: ReadonlySet<string>;
  readonly #underWay = new Map<number, AbortController>();
  readonly #waiting: PassedRequest[] = [];
  #inSecond = { since: 0, number: 0 };

  constructor(
    { apiUpstream, server, remote }: Pick<RenderSetup, 'apiUpstream' | 'server' | 'remote'>,
    private readonly send: (order: RenderOrder) => void,
    /** Called when the process makes requests without end. */
    private readonly onFlood: (reason: string) => void = () => undefined,
  ) {
    this.allow(apiUpstream);
    const { entry, styles } = server.remotes.find(({ name }) => name === remote) ?? {};
    this.#files = entry && new URL('.', entry).href;
    this.#styles = new Set(styles?.map((address) => new URL(address).href));
  }

  /** Allows requests to another server of the API. */
  allow(apiUpstream: string): void {
    this.#apis.add(apiUpstream);
  }

  /** Makes a request and passes the response to the process by `send`. */
  read(request: PassedRequest): void {
    this.#count();
    if (this.#underWay.size >= concurrency) this.#waiting.push(request);
    else void this.#read(request);
  }

  giveUp(id: number): void {
    this.#count();
    this.#underWay.get(id)?.abort();
    const place = this.#waiting.findIndex((request) => request.id === id);
    if (place >= 0) this.#waiting.splice(place, 1);
  }

  stop(): void {
    this.#waiting.length = 0;
    for (const controller of this.#underWay.values()) controller.abort();
  }

  #count(): void {
    const now = performance.now();
    if (now - this.#inSecond.since > 1000) this.#inSecond = { since: now, number: 0 };
    this.#inSecond.number += 1;
    if (this.#inSecond.number !== maxInSecond + 1) return;
    this.onFlood(`the rendering process made more than ${maxInSecond} requests in a second`);
  }

  async #read({ id, url, headers }: PassedRequest): Promise<void> {
    const controller = new AbortController();
    this.#underWay.set(id, controller);
    try {
      if (!this.#isAllowed(url)) {
        await pause(refuseAfterMs, undefined, { ref: false });
        throw new Error(`${url} is not read for a page`);
      }
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
      const response = await read(url, headers, signal);
      this.send({ kind: 'response', id, response });
    } catch (error) {
      if (!controller.signal.aborted) this.send({ kind: 'unread', id, reason: getReason(error) });
    } finally {
      this.#underWay.delete(id);
      const next = this.#waiting.shift();
      if (next) void this.#read(next);
    }
  }

  #isAllowed(url: string): boolean {
    // Normalised, so that `..` and the like are resolved.
    const { href } = new URL(url);
    if (this.#files && href.startsWith(this.#files)) return true;
    if (this.#styles.has(href)) return true;
    return [...this.#apis].some((api) => partsOfApi.some((part) => href.startsWith(`${api}${part}`)));
  }
}

async function read(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<PassedResponse> {
  const passed = Object.entries(headers).filter(([name]) => passedHeaders.includes(name.toLowerCase()));
  const response = await fetch(url, { headers: passed, signal, redirect: 'error' });
  const body = await toBytes(response);
  const passedOn = ['content-type', 'retry-after'].flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: response.status, headers: Object.fromEntries(passedOn), body };
}

/** Reads a body up to a limit, since this process must not run out of memory for a remote. */
async function toBytes({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`a response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function getReason(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: unknown };
  const why = cause instanceof Error ? cause.message : '';
  return [message ?? String(error), why].filter(Boolean).join(': ');
}
