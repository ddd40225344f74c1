import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { publishedRegistry } from '@summit/contract/releases/published-registry';
import { oneAtATime } from '../jobs/in-turn.ts';
import type { CacheName, ResponseCache } from './response-cache.ts';

/** The channel of PostgreSQL's LISTEN and NOTIFY on which processes announce what they dropped. */
const channel = 'summit_dropped';

const pauses = { firstMs: 100, longestMs: 10_000 };

/** Notifies every other API on the same database of the names that this one has dropped from its cache. */
export interface DropBus {
  /** Without a name: everything. Does not wait; after a failed notification the next reconnection drops everything. */
  announce(name?: CacheName): void;
  close(): Promise<void>;
}

/**
 * Listens on a separate connection. Whenever that connection is lost, announcements may have been missed: everything is
 * dropped, and it is opened again.
 * @param url of the database
 * @param drop drops from this process's cache
 * @param onRegistry called when another registry was published, or may have been
 */
export async function openDropBus(
  url: string,
  drop: (name?: CacheName) => void,
  onRegistry: () => void = () => undefined,
): Promise<DropBus> {
  let isClosed = false;
  // A change drops several names at once, and a connection takes one statement at a time.
  const inTurn = oneAtATime();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: url, keepAlive: true });
    opened.on('notification', ({ channel: heard, payload, processId }) => {
      if (heard === publishedRegistry.channel) return onRegistry();
      // This process has dropped its own already.
      if (processId !== ownPid(opened)) drop((payload || undefined) as CacheName | undefined);
    });
    opened.on('error', () => undefined);
    try {
      await opened.connect();
      await opened.query(`listen ${publishedRegistry.channel}; listen ${channel}`);
    } catch (error) {
      await opened.end().catch(() => undefined);
      throw error;
    }
    opened.on('end', () => void reconnect());
    return opened;
  }

  async function reconnect(): Promise<void> {
    for (let wait = pauses.firstMs; !isClosed; wait = Math.min(wait * 2, pauses.longestMs)) {
      drop();
      await pause(wait, undefined, { ref: false });
      if (isClosed) return;
      const opened = await listen().catch(() => null);
      if (!opened) continue;
      client = opened;
      drop();
      onRegistry();
      return;
    }
  }

  return {
    announce(name) {
      const notify = () => client.query('select pg_notify($1, $2)', [channel, name ?? '']);
      void inTurn(notify).catch(() => undefined);
    },
    async close() {
      isClosed = true;
      await client.end();
    },
  };
}

/** A cache whose drops reach every process on the bus. */
export function sharedCache(own: ResponseCache, bus: DropBus): ResponseCache {
  return {
    ...own,
    drop(name) {
      own.drop(name);
      bus.announce(name);
    },
  };
}

/** The connection's number on the server, by which its own announcements are known; pg's types leave it out. */
function ownPid(client: pg.Client): number | undefined {
  return (client as pg.Client & { processID?: number }).processID;
}
