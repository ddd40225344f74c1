import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { readRegistry } from '../../registry/registry-store.ts';
import { promote, type Promotion } from '../promote.ts';
import { promoteCandidate } from '../promote-candidate.ts';
import { ReleaseRefused } from '../release-refused.ts';
import { rollback } from '../rollback.ts';
import { fakeBuild } from './fake-build.ts';

const origin = 'http://localhost:3003';

export const renders = async () => [];

/** A data folder for each test of a file, and the tests' steps with the releases in it. */
export function releaseSteps() {
  let folder = '';
  const dataDir = () => join(folder, 'data');
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'releases-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const build = (buildId: string, change = {}, remote = 'awards') =>
    fakeBuild(folder, remote, buildId, change);
  const promotion = (of: string, remote = 'awards'): Promotion => ({
    dataDir: dataDir(),
    build: of,
    remote,
    origin,
    shellBuild: '/nowhere',
    apiUpstream: 'http://127.0.0.1:9',
  });
  return {
    /** A folder outside the data folder. */
    folder: () => folder,
    dataDir,
    build,
    promotion,
    release: (buildId: string, change = {}, order: Partial<Promotion> = {}) =>
      promote({ ...promotion(build(buildId, change)), ...order }, renders),
    candidate: (buildId: string, change = {}, order: Partial<Promotion> = {}) =>
      promote({ ...promotion(build(buildId, change)), ...order, candidate: true }, renders),
    share: (percent: 1 | 10 | 100, buildId?: string) =>
      promoteCandidate({ dataDir: dataDir(), remote: 'awards', percent, buildId }),
    /** A build that `build` has made. */
    releaseBuilt: (buildId: string, order: Partial<Promotion> = {}) =>
      promote({ ...promotion(join(folder, `awards-${buildId}`)), ...order }, renders),
    back: () => rollback(dataDir(), 'awards', origin),
    liveBuild: () => readRegistry(dataDir()).live.awards?.buildId,
    placed: (path: string) => join(dataDir(), 'releases', path),
  };
}

/** The reasons for which a release or a rollback was refused. */
export async function refusal(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ReleaseRefused);
  return (error as ReleaseRefused).message;
}
