import type { FastifyRequest } from 'fastify';
import type { Registry } from '@summit/contract/releases/registry';
import type { FileAccess } from '../http/remote-files.ts';
import { stateOfBuild } from '../registry/build-state.ts';
import type { Editions } from './editions.ts';

interface FileAccessOptions {
  registry: () => Registry;
  editions: Pick<Editions, 'showsPreviewOf'>;
  /** Reads the registry again, the one that was published to all machines too. */
  refresh: () => Promise<void>;
}

/** However often somebody asks for what nobody may have. */
const refreshMs = 1000;

/** Who may have the files of a release: what no visitor has ever got is for those alone who have the link of its preview. */
export function fileAccess({ registry, editions, refresh }: FileAccessOptions) {
  let last = { at: -Infinity, done: Promise.resolve() };
  /**
   * Another server may know already that it went live: its pages name files that are requested here. Or it became a candidate
   * a moment ago.
   */
  const refreshOnce = (): Promise<void> => {
    if (performance.now() - last.at >= refreshMs) last = { at: performance.now(), done: refresh() };
    return last.done;
  };
  return async (request: FastifyRequest, remote: string, buildId: string): Promise<FileAccess> => {
    const state = () => stateOfBuild(registry(), remote, buildId);
    if (state() === 'released') return 'everybody';
    if (editions.showsPreviewOf(request, remote, buildId)) return 'preview';
    await refreshOnce();
    // A registry that began again does not know what open tabs still load.
    return state() === 'unreleased' ? 'nobody' : 'everybody';
  };
}
