import { createHash } from 'node:crypto';
import type { Clock } from './clock.ts';

/** A serialized answer, ready to send. */
interface KeptAnswer {
  body: Buffer;
  etag: string;
}

interface Entry extends KeptAnswer {
  expiresAt: number;
}

/** Answers of one address are made once at a time, kept for a while, and forgotten on demand. */
export interface AnswerStore {
  /** The kept answer of an address, or null. */
  find(name: string, address: string): KeptAnswer | null;
  /** Makes and keeps the answer; callers that come meanwhile wait for the same one. */
  make(name: string, address: string, seconds: number, load: () => Promise<string>): Promise<KeptAnswer>;
  /** Forgets every answer kept under a name; without a name, all. Call it after a write that they show. */
  drop(name?: string): void;
}

/** Addresses come from outside, so their number is limited; the oldest goes first. */
const addressesOfOneName = 500;

/** Keeps answers in this process's memory. Another process sees a change when its own answers expire. */
export function answerStore(clock: Clock): AnswerStore {
  const kept = new Map<string, Map<string, Entry>>();
  const underWay = new Map<string, Map<string, Promise<KeptAnswer>>>();

  const of = <T>(maps: Map<string, Map<string, T>>, name: string): Map<string, T> => {
    const found = maps.get(name) ?? new Map<string, T>();
    maps.set(name, found);
    return found;
  };

  return {
    find(name, address) {
      const entry = kept.get(name)?.get(address);
      return entry && entry.expiresAt > clock.now().getTime() ? entry : null;
    },

    make(name, address, seconds, load) {
      const waiting = of(underWay, name);
      const already = waiting.get(address);
      if (already) {
        return already;
      }
      const making = load().then((text) => {
        const entry = { ...toAnswer(text), expiresAt: clock.now().getTime() + seconds * 1000 };
        // A drop while loading means that what was loaded may be old already: answer it, but do not keep it.
        if (waiting.get(address) === making) {
          keep(of(kept, name), address, entry);
        }
        return entry;
      });
      waiting.set(address, making);
      const done = (): void => {
        if (waiting.get(address) === making) {
          waiting.delete(address);
        }
      };
      making.then(done, done);
      return making;
    },

    drop(name) {
      for (const one of name === undefined ? [...kept.keys(), ...underWay.keys()] : [name]) {
        kept.get(one)?.clear();
        underWay.get(one)?.clear();
      }
    },
  };
}

function keep(entries: Map<string, Entry>, address: string, entry: Entry): void {
  entries.delete(address);
  entries.set(address, entry);
  const [oldest] = entries.keys();
  if (entries.size > addressesOfOneName && oldest !== undefined) {
    entries.delete(oldest);
  }
}

function toAnswer(text: string): KeptAnswer {
  const body = Buffer.from(text);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
