import webpack from 'webpack';
import { takenModules } from './shared-modules.ts';

/**
 * Writes `mf-manifest.json` beside a container's entry, in the format of Module Federation: the address of the entry,
 * and the shared modules that it needs from its host.
 */
export function containerManifest(name: string, appFolder: string) {
  return {
    apply(compiler: webpack.Compiler): void {
      compiler.hooks.compilation.tap('ContainerManifest', (compilation) => {
        // The entry has its final name, with its content hash, only in the last stage.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'ContainerManifest', stage }, () => {
          const files = [...(compilation.entrypoints.get(name)?.getEntrypointChunk().files ?? [])];
          const entry = files.find((file) => file.startsWith('remoteEntry.'));
          if (!entry) throw new Error(`The build of ${name} has no entry.`);
          const manifest = getManifest(name, entry, appFolder);
          compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource(JSON.stringify(manifest)));
        });
      });
    },
  };
}

function getManifest(name: string, entry: string, appFolder: string) {
  const noFiles = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  return {
    id: name,
    name,
    metaData: {
      name,
      globalName: name,
      type: 'app',
      publicPath: 'auto',
      remoteEntry: { name: entry, path: '', type: 'global' },
    },
    remotes: [],
    exposes: [{ id: `${name}:remote`, name: 'remote', path: './remote', assets: noFiles }],
    shared: Object.entries(takenModules(appFolder)).map(([shared, { requiredVersion, singleton }]) => ({
      id: `${name}:${shared}`,
      name: shared,
      requiredVersion,
      singleton,
      assets: noFiles,
    })),
  };
}
