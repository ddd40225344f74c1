import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import {
  type RaisedAlarms,
  releaseAlarmPath,
  releaseHealthPath,
  type ReleaseKey,
  type ReleaseTallies,
} from '@summit/contract/releases/release-health';
import { verified } from '@summit/rendering/signing/signed-text';
import { checkHealth, GateMemory, type HealthGate } from '../health-gate.ts';
import type { Inspection, Suspect } from '../inspect-release.ts';

const secret = 'of the site';

/** The surroundings of a health gate in one test. */
interface GateFixture {
  /** The address of the shell. */
  address: string;
  /** The counts of the shell. */
  counted: ReleaseTallies[];
  /** What the gate sees when it opens the pages of a suspect release. */
  inspection: Inspection;
  reported: string[];
  asked: string[];
  raised: RaisedAlarms['alarms'][];
  inspected: Suspect[];
}

/** For each test of a file, a shell with the counts that the test sets, and a health gate that watches it. */
export function createGateFixture(dataDir: () => string) {
  let shell: FastifyInstance;
  const fixture = {} as GateFixture;
  beforeEach(async () => {
    const empty = {
      counted: [],
      inspection: { kind: 'works' } as const,
      reported: [],
      asked: [],
      raised: [],
      inspected: [],
    };
    Object.assign(fixture, empty);
    shell = Fastify({ forceCloseConnections: true });
    shell.get(releaseHealthPath, async ({ headers, url }, reply) => {
      fixture.asked.push(url);
      const time = verified(secret, 'health', String(headers.authorization).replace('Bearer ', ''));
      return time === null ? reply.code(404).send() : fixture.counted;
    });
    shell.post(releaseAlarmPath, async ({ body }) => {
      const text = verified(secret, 'alarm', String(body)) ?? '';
      fixture.raised.push((JSON.parse(Buffer.from(text, 'base64url').toString()) as RaisedAlarms).alarms);
    });
    fixture.address = await shell.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => shell.close());

  const gate = (shells = [fixture.address], now = Date.now()): HealthGate => ({
    ...{ dataDir: dataDir(), shells, secret },
    getOrigin: () => 'http://localhost:3003',
    inspect: async (suspect) => {
      fixture.inspected.push(suspect);
      return fixture.inspection;
    },
    report: (line) => void fixture.reported.push(line),
    now: () => now,
  });
  return {
    fixture,
    gate,
    /** Makes two checks, because the gate uses the result of opening pages only in the second one. */
    async check(shells = [fixture.address], now = Date.now()): Promise<GateMemory> {
      const watching = gate(shells, now);
      const memory = new GateMemory(watching);
      await checkHealth(watching, memory);
      await memory.inspections.settled();
      await checkHealth(watching, memory);
      return memory;
    },
  };
}

/** The counts of this many views, each from another visitor's network. */
export function getHealth(
  buildId: string,
  views: number,
  failed: number,
  phase: 'load' | 'render' | 'server' = 'render',
): ReleaseTallies {
  const failedAt = { load: [1, 1, 0, 0], render: [1, 0, 1, 0], server: [1, 0, 0, 1] } as const;
  const networks = Array.from({ length: views }, (_, visitor): [string, ReleaseTallies['own']] => {
    return [`n${visitor}`, visitor < failed ? [...failedAt[phase]] : [1, 0, 0, 0]];
  });
  const release: ReleaseKey = `awards@${buildId}`;
  return { release, networks: Object.fromEntries(networks), own: [0, 0, 0, 0], pages: { welcome: failed } };
}
