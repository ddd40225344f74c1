import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { containerManifest } from './container-manifest.ts';
import { providedModulesSource } from './provided-modules.ts';
import { runningModules, sharedModules, takenModules } from './shared-modules.ts';

const require = createRequire(import.meta.url);

export interface FederatedApp {
  name: string;
  exposes?: Record<string, string>;
  remotes?: Record<string, string>;
}

export interface BrowserContainer extends FederatedApp {
  /** The file name of the entry. */
  entryFile: string;
}

type Plugins = NonNullable<Configuration['plugins']>;

/** Federation on the server, for the rendering process and the remotes it loads. */
export function serverFederation(folder: string, app: FederatedApp): Plugins {
  const plugin = new ModuleFederationPlugin({
    ...app,
    shareStrategy: 'loaded-first',
    shared: sharedModules(folder),
    manifest: true,
    dts: false,
    filename: 'remoteEntry.js',
    library: { type: 'commonjs-module' },
    remoteType: 'script',
    runtimePlugins: [require.resolve('@module-federation/node/runtimePlugin')],
  });
  return [plugin];
}

/**
 * The build of a remote for browsers: a container that takes shared modules from the shell, made by webpack's own plugin.
 * Its runtime is a tenth as large as that of `@module-federation`, which browsers do not need: the shell knows the address of each entry.
 */
export function remoteFederation(
  folder: string,
  { name, exposes = {}, entryFile }: BrowserContainer,
): Plugins {
  const plugin = new webpack.container.ModuleFederationPlugin({
    name,
    exposes,
    filename: entryFile,
    shared: takenModules(folder),
  });
  return [plugin, containerManifest(name, folder)];
}

/**
 * The build of the shell for browsers is an ordinary application: its own pages and frame need no federation. The list of
 * modules that the shell offers to remotes is loaded with the first remote.
 */
export function shellFederation(folder: string): Plugins {
  const source = providedModulesSource(sharedModules(folder), runningModules());
  const provided = new webpack.experiments.schemes.VirtualUrlPlugin({
    'provided-modules': { type: '.js', source: () => source, context: join(folder, 'src') },
  });
  return [provided];
}
