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
import type { Sight, Suspect } from '../look.ts';

const secret = 'of the site';

/** What happens around a health gate in one test. */
interface Scene {
  /** Where the shell is. */
  address: string;
  /** What the shell has counted. */
  counted: ReleaseTallies[];
  /** What the gate sees when it opens the pages of a suspect release. */
  sight: Sight;
  reported: string[];
  asked: string[];
  raised: RaisedAlarms['alarms'][];
  looked: Suspect[];
}

/** A shell for each test of a file that counts what the test says, and a health gate that watches it. */
export function gateScene(dataDir: () => string) {
  let shell: FastifyInstance;
  const scene = {} as Scene;
  beforeEach(async () => {
    const empty = {
      counted: [],
      sight: { kind: 'works' } as const,
      reported: [],
      asked: [],
      raised: [],
      looked: [],
    };
    Object.assign(scene, empty);
    shell = Fastify({ forceCloseConnections: true });
    shell.get(releaseHealthPath, async ({ headers, url }, reply) => {
      scene.asked.push(url);
      const time = verified(secret, 'health', String(headers.authorization).replace('Bearer ', ''));
      return time === null ? reply.code(404).send() : scene.counted;
    });
    shell.post(releaseAlarmPath, async ({ body }) => {
      const text = verified(secret, 'alarm', String(body)) ?? '';
      scene.raised.push((JSON.parse(Buffer.from(text, 'base64url').toString()) as RaisedAlarms).alarms);
    });
    scene.address = await shell.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => shell.close());

  const gate = (shells = [scene.address], now = Date.now()): HealthGate => ({
    ...{ dataDir: dataDir(), shells, secret },
    getOrigin: () => 'http://localhost:3003',
    look: async (suspect) => {
      scene.looked.push(suspect);
      return scene.sight;
    },
    report: (line) => void scene.reported.push(line),
    now: () => now,
  });
  return {
    scene,
    gate,
    /** The gate looks twice: what it opens itself is seen the second time. */
    async check(shells = [scene.address], now = Date.now()): Promise<GateMemory> {
      const watching = gate(shells, now);
      const memory = new GateMemory(watching);
      await checkHealth(watching, memory);
      await memory.looks.settled();
      await checkHealth(watching, memory);
      return memory;
    },
  };
}

/** So many views of visitors that each have their own network. */
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
