import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { providedModulesSource } from './provided-modules.ts';
import { runningModules, sharedModules, takenModules, withoutEffects } from './shared-modules.ts';

const require = createRequire(import.meta.url);

export interface FederatedApp {
  name: string;
  exposes?: Record<string, string>;
  remotes?: Record<string, string>;
  /** The name of a remote's entry in the browser. */
  entryFile?: string;
}

/** Federation takes every import of a shared module for one with effects; this says where there are none. */
const unusedSharesFallAway = {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.compilation.tap('UnusedSharesFallAway', ({ hooks }) => {
      hooks.finishModules.tap('UnusedSharesFallAway', (modules) => {
        for (const module of modules) {
          const { shareKey } = (module as { options?: { shareKey?: string } }).options ?? {};
          if (shareKey && withoutEffects.has(shareKey)) module.getSideEffectsConnectionState = () => false;
        }
      });
    });
  },
};

type Parts = Required<Pick<Configuration, 'plugins'>> & { alias: Record<string, string> };

/** Federation on the server, for the rendering process and the remotes it loads. */
export function serverFederation(folder: string, app: FederatedApp): Parts {
  const plugin = new ModuleFederationPlugin({
    ...common(folder, app),
    filename: 'remoteEntry.js',
    library: { type: 'commonjs-module' },
    remoteType: 'script',
    runtimePlugins: [require.resolve('@module-federation/node/runtimePlugin')],
  });
  return { plugins: [plugin], alias: {} };
}

/** A remote in the browser: a container that takes shared modules, and the federation runtime itself, from the shell. */
export function remoteFederation(folder: string, app: FederatedApp): Parts {
  const plugin = new ModuleFederationPlugin({
    ...common(folder, app),
    shared: takenModules(folder),
    filename: app.entryFile ?? 'remoteEntry.[contenthash:8].js',
    // Browsers load entries directly, so the runtime's handling of manifests can stay out.
    experiments: {
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      externalRuntime: true,
    },
  });
  return { plugins: [plugin, unusedSharesFallAway], alias: {} };
}

/**
 * The shell in the browser is an ordinary application: what it shows itself needs no federation. The runtime, and the
 * list of what the shell offers to remotes, are loaded with the first remote.
 */
export function shellFederation(folder: string): Parts {
  const source = providedModulesSource(sharedModules(folder), runningModules());
  const provided = new webpack.experiments.schemes.VirtualUrlPlugin({
    'provided-modules': { type: '.js', source: () => source, context: join(folder, 'src') },
  });
  const defines = new webpack.DefinePlugin({
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    ENV_TARGET: '"web"',
  });
  return { plugins: [provided, defines], alias: singleRuntime };
}

function common(folder: string, { entryFile: _entryFile, ...app }: FederatedApp) {
  return {
    ...app,
    shareStrategy: 'loaded-first' as const,
    shared: sharedModules(folder),
    manifest: true,
    dts: false,
  };
}

// The plugin that hands the runtime to remotes is named by its CommonJS file, which would bring a second copy of it.
const runtimePlugin = '@module-federation/inject-external-runtime-core-plugin';
const singleRuntime = {
  [`${runtimePlugin}$`]: require.resolve(runtimePlugin).replace(/\.cjs$/, '.js'),
};
