import { LRUCache } from 'lru-cache';
import { type Call, isPersonal } from '@summit/contract/requests/call';
import { headers as names } from '@summit/contract/requests/request-headers';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import type { Send } from '@summit/shared-auth';

interface PublicReadsOptions {
  /** How long a response is shared, in milliseconds: not everything that changes is announced. */
  freshMs: number;
  /** The size limit of all responses, in characters; the least recently used goes first. */
  characters: number;
}

/** A short time suffices: under load, half a second is many pages, and otherwise data should not be outdated. */
const usual: PublicReadsOptions = { freshMs: 500, characters: 8 * 2 ** 20 };

/**
 * Caches the public responses of the API in a rendering process for a moment. A page makes some eleven calls, nearly
 * all of them for data that every page shows, and making them takes longer than rendering it.
 */
export class PublicReads {
  readonly #texts: LRUCache<string, string>;
  #underWay = new Map<string, Promise<string>>();
  #contentState = -1;

  constructor({ freshMs, characters }: PublicReadsOptions = usual) {
    this.#texts = new LRUCache({
      ttl: freshMs,
      maxSize: characters,
      sizeCalculation: (text, key) => text.length + key.length,
    });
  }

  /**
   * Makes calls by `send`, but shares public reads among the pages of one state of the content.
   * @param contentState increases when the content changes: earlier responses, and pending ones, are not used any
   * more
   */
  sharing(contentState: number, send: Send): Send {
    if (contentState > this.#contentState) this.#forget(contentState);
    return async (row, input, headers) => {
      if (!isShared(row) || input.responseKey || names.authorization in headers) {
        return send(row, input, headers);
      }
      const key = JSON.stringify([row.path, input.params, input.query]);
      const text =
        this.#texts.get(key) ??
        (await this.#read(key, contentState, () => send(row, unsignalled(input), headers)));
      input.signal?.throwIfAborted();
      // Parsed again for each page, so that a page that mutates its data does not affect others.
      return JSON.parse(text) as unknown;
    };
  }

  #read(key: string, contentState: number, ask: () => Promise<unknown>): Promise<string> {
    // Responses for a page that began before the content changed are not shared with those that began after.
    if (contentState !== this.#contentState) return ask().then((response) => JSON.stringify(response));
    const underWay = this.#underWay;
    const known = underWay.get(key);
    if (known) return known;
    const reading = ask().then((response) => {
      const text = JSON.stringify(response);
      if (contentState === this.#contentState) this.#texts.set(key, text);
      return text;
    });
    underWay.set(key, reading);
    const done = () => void underWay.delete(key);
    reading.then(done, done);
    return reading;
  }

  #forget(contentState: number): void {
    this.#contentState = contentState;
    this.#texts.clear();
    this.#underWay = new Map();
  }
}

/** Whether a call's response is the same for all visitors. */
function isShared(row: Call): boolean {
  const { method, ownToken, mediaType, response } = wholeRow(row);
  return method === 'GET' && !isPersonal(row) && !ownToken && !mediaType && response !== undefined;
}

/** Removes the signal, so that a page that gives up does not abort a request that others wait for. */
function unsignalled<Input extends { signal?: AbortSignal }>({
  signal: _,
  ...input
}: Input): Omit<Input, 'signal'> {
  return input;
}
