import type { ComponentType } from 'react';
import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import { importRemote } from './remote-runtime.ts';
import { type TrackedPromise, trackedPromise } from './tracked-promise.ts';

export type PageComponent = ComponentType;
export type DialogComponent = ComponentType<Record<string, unknown> & { onClose: () => void }>;

/** Loads pages and dialogs of live releases, each once. */
export interface RemoteLoader {
  /** The page's component; the same promise for every caller, cached even when it failed, until `forget`. */
  page(remote: LiveRemote, page: string): TrackedPromise<PageComponent>;
  dialog(remote: LiveRemote, dialog: string): TrackedPromise<DialogComponent>;
  /** Drops the failed loads of a remote, so that the next `page` or `dialog` requests it again. */
  forget(remote: LiveRemote): void;
}

/**
 * @param alongside loads further files that a remote needs before any part of it is shown
 * @throws from its promises: RemoteLoadError when a release's files do not load or do not match
 */
export function createRemoteLoader(
  alongside: (remote: LiveRemote) => Promise<void> = () => Promise.resolve(),
): RemoteLoader {
  const parts = new Map<string, TrackedPromise<ComponentType<never>>>();

  function part(remote: LiveRemote, kind: 'pages' | 'dialogs', id: string) {
    const key = `${remote.containerName}/${kind}/${id}`;
    const known = parts.get(key);
    if (known) return known;
    const promise = trackedPromise(load(remote, kind, id));
    parts.set(key, promise);
    return promise;
  }

  async function load(
    remote: LiveRemote,
    kind: 'pages' | 'dialogs',
    id: string,
  ): Promise<ComponentType<never>> {
    try {
      const [loaders] = await Promise.all([importRemote(remote), alongside(remote)]);
      const loadPart = loaders[kind][id];
      if (!loadPart) throw new Error(`it has no ${kind.slice(0, -1)} '${id}'`);
      return (await loadPart()).default;
    } catch (error) {
      throw new RemoteLoadError(remote.name, error);
    }
  }

  return {
    page: (remote, page) => part(remote, 'pages', page) as TrackedPromise<PageComponent>,
    dialog: (remote, dialog) => part(remote, 'dialogs', dialog) as TrackedPromise<DialogComponent>,
    forget(remote) {
      for (const [key, promise] of parts) {
        if (key.startsWith(`${remote.containerName}/`) && promise.status === 'rejected') parts.delete(key);
      }
    },
  };
}

/** A remote's files could not be loaded; the rest of the site still works. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: string,
    cause: unknown,
  ) {
    super(`The remote '${remote}' did not load: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
