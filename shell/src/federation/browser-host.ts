import { createInstance } from '@module-federation/enhanced/runtime';
import giveRuntimeToRemotes from '@module-federation/inject-external-runtime-core-plugin';
import shared from 'virtual:provided-modules';

const host = createInstance({
  name: 'shell',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [giveRuntimeToRemotes()],
});

export const loadRemote = host.loadRemote.bind(host);
/** Entries on the site's own origin have no host in them. */
export const registerRemotes: typeof host.registerRemotes = (remotes, options) => {
  const absolute = remotes.map((remote) =>
    'entry' in remote ? { ...remote, entry: new URL(remote.entry, window.location.href).href } : remote,
  );
  host.registerRemotes(absolute, options);
};
