import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import type { RemoteLoader } from '../../../federation/remote-loader.ts';
import { trackedPromise } from '../../../federation/tracked-promise.ts';

/** Loads the code of one release only: that of others runs in separate processes. */
export function ownLoader(loader: RemoteLoader, own: LiveRemote | undefined): RemoteLoader {
  const isOwn = ({ containerName }: LiveRemote) => containerName === own?.containerName;
  const refused = ({ name }: LiveRemote) =>
    trackedPromise(Promise.reject<never>(new Error(`'${name}' is not rendered in this process`)));
  return {
    page: (remote, page) => (isOwn(remote) ? loader.page(remote, page) : refused(remote)),
    dialog: (remote, dialog) => (isOwn(remote) ? loader.dialog(remote, dialog) : refused(remote)),
    forget: (remote) => loader.forget(remote),
  };
}
