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
export const registerRemotes = host.registerRemotes.bind(host);
