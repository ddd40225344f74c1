import type { FastifyRequest } from 'fastify';
import type { Registry } from '@summit/contract/releases/registry';
import type { FileAccess } from '../http/remote-files.ts';
import { stateOfBuild } from '../registry/build-state.ts';
import type { Variants } from './variants.ts';

interface FileAccessOptions {
  registry: () => Registry;
  variants: Pick<Variants, 'showsPreviewOf'>;
  /** Reads the registry again, the one that was published to all machines too. */
  refresh: () => Promise<void>;
}

/** The shortest interval of reading the registry again, however often unreleased files are requested. */
const refreshMs = 1000;

/** Who may load the files of a release: those of an unreleased build need the link of its preview. */
export function fileAccess({ registry, variants, refresh }: FileAccessOptions) {
  let last = { at: -Infinity, done: Promise.resolve() };
  /**
   * The release may have gone live, or become a candidate, a moment ago: another server has already read the newer
   * registry, and sends pages whose files are requested here.
   */
  const refreshOnce = (): Promise<void> => {
    if (performance.now() - last.at >= refreshMs) last = { at: performance.now(), done: refresh() };
    return last.done;
  };
  return async (request: FastifyRequest, remote: string, buildId: string): Promise<FileAccess> => {
    const state = () => stateOfBuild(registry(), remote, buildId);
    if (state() === 'released') return 'everybody';
    if (variants.showsPreviewOf(request, remote, buildId)) return 'preview';
    await refreshOnce();
    // A registry that was started from scratch does not list the builds that open tabs still load.
    return state() === 'unreleased' ? 'nobody' : 'everybody';
  };
}
