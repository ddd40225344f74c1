import { setTimeout as pause } from 'node:timers/promises';
import { rehearsal } from '@summit/contract/site/rehearsal';
import type { PassedRequest, PassedResponse, RenderOrder, RenderSetup } from './render-protocol.ts';

/** The parts of the API that visitors' pages read; what is an attendee's own is refused there, since nobody is signed in here. */
const partsOfApi = ['/public/', '/attendee/', '/meta/'];
/** What the site itself may say with a read; never who somebody is. */
const passedHeaders: readonly string[] = [
  'accept',
  'accept-language',
  'deviceid',
  'traceparent',
  rehearsal.header,
];
/** The longest that the API may take, and with it a file server. */
const timeoutMs = 30_000;
const longestBytes = 64 * 2 ** 20;
/** Before a refusal: code that asks again and again does not keep this process busy. */
const refuseAfterMs = 500;
/** More are read one after the other: a page makes some eleven calls. */
const atOnce = 100;

/**
 * Reads for a rendering process, which has no network: the API as an anonymous visitor, and the files of the process's own
 * release. Nothing else can be reached from there.
 */
export class PassedReads {
  readonly #apis = new Set<string>();
  readonly #files: string | undefined;
  readonly #styles: ReadonlySet<string>;
  readonly #underWay = new Map<number, AbortController>();
  readonly #waiting: PassedRequest[] = [];

  constructor(
    { apiUpstream, server, remote }: Pick<RenderSetup, 'apiUpstream' | 'server' | 'remote'>,
    private readonly send: (order: RenderOrder) => void,
  ) {
    this.allow(apiUpstream);
    const { entry, styles } = server.remotes.find(({ name }) => name === remote) ?? {};
    this.#files = entry && new URL('.', entry).href;
    this.#styles = new Set(styles?.map((address) => new URL(address).href));
  }

  /** Another server of the API. */
  allow(apiUpstream: string): void {
    this.#apis.add(apiUpstream);
  }

  /** Responds to the process by `send`. */
  read(request: PassedRequest): void {
    if (this.#underWay.size >= atOnce) this.#waiting.push(request);
    else void this.#read(request);
  }

  giveUp(id: number): void {
    this.#underWay.get(id)?.abort();
    const place = this.#waiting.findIndex((request) => request.id === id);
    if (place >= 0) this.#waiting.splice(place, 1);
  }

  stop(): void {
    this.#waiting.length = 0;
    for (const controller of this.#underWay.values()) controller.abort();
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
    // In one spelling: `..` and its likes are resolved.
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

/** No more than this process can hold for a stranger. */
async function toBytes({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > longestBytes) throw new Error(`a response is longer than ${longestBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function getReason(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: unknown };
  const why = cause instanceof Error ? cause.message : '';
  return [message ?? String(error), why].filter(Boolean).join(': ');
}
