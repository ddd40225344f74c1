import { resolve } from 'node:path';
import { readEnvironment } from '@summit/contract/environment/read-environment';
import { portsFrom } from '@summit/contract/environment/site-ports';
import { secretIn } from '@summit/tracing/secret-file';
import { apiProgram } from '../start/api-program.ts';

/** The ports and the shared settings of a cluster on this machine. */
export interface ClusterSettings {
  dataDir: string;
  /** The port of the front, for visitors by https. */
  port: number;
  /** The port that redirects visitors from http to https. */
  httpPort: number;
  siteOrigin: string;
  remotesPort: number;
  deskPort: number;
  shellPorts: readonly [number, number];
  apiPorts: readonly [number, number];
  apiProgram: ReturnType<typeof apiProgram>;
  /** The environment of every process. */
  env: Record<string, string>;
}

/** @throws Error that names the variables that have to be set */
export function clusterSettings(env: NodeJS.ProcessEnv): ClusterSettings {
  const dataDir = resolve(env.DATA_DIR ?? '.data-cluster');
  const secrets = {
    API_SECRET: env.API_SECRET ?? secretIn(dataDir, 'cluster-secret'),
    RELEASE_SECRET: env.RELEASE_SECRET ?? secretIn(dataDir, 'cluster-release-secret'),
    RELEASE_DESK_KEY: env.RELEASE_DESK_KEY ?? secretIn(dataDir, 'cluster-release-desk-key'),
  };
  const given = readEnvironment({ ...env, ...secrets }, 'start');
  if (!given.DATABASE_URL) {
    throw new Error(
      'A cluster needs a PostgreSQL of its own: DATABASE_URL=postgres://user:password@127.0.0.1:5432/summit npm run start:cluster',
    );
  }
  const { site: port, api } = portsFrom(given.PORT);
  const remotesPort = port + 6;
  const httpPort = port + 7;
  const apiPorts = [api, api + 1] as const;
  const deskPort = port + 8;
  const shellPorts = [port + 10, port + 11] as const;
  const siteOrigin = given.SITE_ORIGIN ?? `https://localhost:${port}`;
  return {
    ...{ dataDir, port, httpPort, siteOrigin, remotesPort, deskPort, shellPorts, apiPorts },
    apiProgram: apiProgram(given.NODE_ENV),
    env: {
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_ORIGIN: siteOrigin,
      DATABASE_URL: given.DATABASE_URL,
      ...secrets,
      ...(given.API_SECRET_BEFORE && { API_SECRET_BEFORE: given.API_SECRET_BEFORE }),
      RELEASE_DESK_PORT: String(deskPort),
      RELEASE_DESK_URL: onThisMachine([deskPort]),
      API_UPSTREAM: onThisMachine(apiPorts),
      SITE_SERVERS: onThisMachine(shellPorts),
      REMOTE_ORIGIN_TEMPLATE: `http://localhost:${remotesPort}/{remote}`,
      DRAIN_SECONDS: env.DRAIN_SECONDS ?? '5',
    },
  };
}

function onThisMachine(ports: readonly number[]): string {
  return ports.map((port) => `http://127.0.0.1:${port}`).join(',');
}
