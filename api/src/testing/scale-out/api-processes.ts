import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessTokens } from '../../people/auth/access-tokens.ts';
import { beginSession } from '../../people/public/session-rows.queries.ts';
import { systemClock as clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

/** Several API processes on one external database. */
export interface ApiProcesses {
  urls: readonly string[];
  /** Signs an attendee in. Returns an access token that every process accepts. */
  signIn(db: Db, attendeeId: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts API processes one after the other; the first one makes the schema and fills the database. */
export async function startApiProcesses(count: number, databaseUrl: string): Promise<ApiProcesses> {
  const secret = randomBytes(32).toString('hex');
  const dataDir = mkdtempSync(join(tmpdir(), 'summit-scale-out-'));
  const servers: ServerProcess[] = [];
  const stop = async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    while (servers.length < count) {
      servers.push(await startServerProcess(dataDir, { DATABASE_URL: databaseUrl, API_SECRET: secret }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls: servers.map(({ url }) => url),
    async signIn(db, attendeeId) {
      const { sessionId } = await beginSession(db, attendeeId, 'scale-out', clock.now());
      return accessTokens(secret, clock).sign({ attendeeId, sessionId });
    },
    stop,
  };
}
