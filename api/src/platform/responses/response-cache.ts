import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** The names by which cached responses are dropped: one for all that show the same data. */
export type CacheName =
  | 'agenda'
  | 'articles'
  | 'attendees'
  | 'banners'
  | 'blitz'
  | 'categories'
  | 'content-revision'
  | 'forms'
  | 'galleries'
  | 'last-year-attendees'
  | 'listings'
  | 'map-locations'
  | 'media-partners'
  | 'nomination-categories'
  | 'packages'
  | 'predefined-activities'
  | 'search'
  | 'settings'
  | 'social-feed'
  | 'speakers'
  | 'sponsors'
  | 'static-content'
  | 'tags'
  | 'testimonials'
  | 'videos'
  | 'vip-categories';

/** A serialized response, ready to send. */
interface StoredResponse {
  body: Buffer;
  etag: string;
}

/** The response for one address is loaded once at a time, cached for a while, and dropped on demand. */
export interface ResponseCache {
  /** The cached response for an address, or null. */
  find(name: CacheName, address: string): StoredResponse | null;
  /** Loads and caches the response; concurrent callers wait for the same one. */
  load(
    name: CacheName,
    address: string,
    seconds: number,
    makeBody: () => Promise<string>,
  ): Promise<StoredResponse>;
  /** Drops every response cached under a name; without a name, all. Call it after a write that they show. */
  drop(name?: CacheName): void;
}

/** The size limit of all cached responses, in bytes; the least recently used goes first. */
const mostBytes = 64 * 2 ** 20;
/** The approximate size of an entry besides its body, in bytes. */
const entryBytes = 512;

/** Caches responses in this process's memory. `shared-drops.ts` passes drops on to other processes. */
export function responseCache(clock: Clock, onDrop: () => void = () => undefined): ResponseCache {
  const cached = new LRUCache<string, StoredResponse>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + entryBytes,
    // Expired entries are dropped even when nobody requests them again.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const loading = new Map<string, Promise<StoredResponse>>();
  const getKey = (name: CacheName, address: string) => `${name} ${address}`;

  return {
    find: (name, address) => cached.get(getKey(name, address)) ?? null,

    load(name, address, seconds, makeBody) {
      const key = getKey(name, address);
      const already = loading.get(key);
      if (already) return already;
      const made = makeBody().then((body) => {
        const response = toResponse(body);
        // After a drop during loading, the response may be outdated already: it is returned, but not cached.
        if (loading.get(key) === made) cached.set(key, response, { ttl: seconds * 1000 });
        return response;
      });
      loading.set(key, made);
      const done = (): void => {
        if (loading.get(key) === made) loading.delete(key);
      };
      made.then(done, done);
      return made;
    },

    drop(name) {
      const dropped = (key: string) => name === undefined || key.startsWith(getKey(name, ''));
      for (const key of [...cached.keys()].filter(dropped)) cached.delete(key);
      for (const key of [...loading.keys()].filter(dropped)) loading.delete(key);
      onDrop();
    },
  };
}

function toResponse(text: string): StoredResponse {
  const body = Buffer.from(text);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
