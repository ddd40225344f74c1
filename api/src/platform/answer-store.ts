import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** A serialized answer, ready to send. */
interface CachedAnswer {
  body: Buffer;
  etag: string;
}

/** Answers of one address are made once at a time, cached for a while, and dropped on demand. */
export interface AnswerStore {
  /** The cached answer of an address, or null. */
  find(name: string, address: string): CachedAnswer | null;
  /** Makes and caches the answer; callers that come meanwhile wait for the same one. */
  make(name: string, address: string, seconds: number, load: () => Promise<string>): Promise<CachedAnswer>;
  /** Drops every answer cached under a name; without a name, all. Call it after a write that they show. */
  drop(name?: string): void;
}

/** What all cached answers may take, in bytes; the longest unused goes first. */
const mostBytes = 64 * 2 ** 20;
/** What an entry takes besides its body, roughly, in bytes. */
const entryBytes = 512;

/** Caches answers in this process's memory. Another process sees a change when its own answers expire. */
export function answerStore(clock: Clock): AnswerStore {
  const cached = new LRUCache<string, CachedAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + entryBytes,
    // What has expired is dropped, whether anybody asks for it again or not.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const underWay = new Map<string, Promise<CachedAnswer>>();
  const keyOf = (name: string, address: string) => `${name} ${address}`;

  return {
    find: (name, address) => cached.get(keyOf(name, address)) ?? null,

    make(name, address, seconds, load) {
      const key = keyOf(name, address);
      const already = underWay.get(key);
      if (already) {
        return already;
      }
      const making = load().then((text) => {
        const answer = toAnswer(text);
        // A drop while loading means that what was loaded may be old already: return it, but do not cache it.
        if (underWay.get(key) === making) {
          cached.set(key, answer, { ttl: seconds * 1000 });
        }
        return answer;
      });
      underWay.set(key, making);
      const done = (): void => {
        if (underWay.get(key) === making) {
          underWay.delete(key);
        }
      };
      making.then(done, done);
      return making;
    },

    drop(name) {
      const dropped = (key: string) => name === undefined || key.startsWith(keyOf(name, ''));
      for (const key of [...cached.keys()].filter(dropped)) cached.delete(key);
      for (const key of [...underWay.keys()].filter(dropped)) underWay.delete(key);
    },
  };
}

function toAnswer(text: string): CachedAnswer {
  const body = Buffer.from(text);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
