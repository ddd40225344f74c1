import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

/** What runs in the page while it is being developed. */
const inBrowser = join(import.meta.dirname, '..', 'dev');

/** Where the updates of single modules lie in a build. */
const updates = 'updates/';

interface Developed {
  /** The name that the app has in the registry; `shell` for the host. */
  app: string;
  server: boolean;
  isShell: boolean;
}

/**
 * What a build that is watched has besides: names that stay the same from build to build, source maps and, in the
 * browser, updates of single modules.
 */
export function developmentBuild(config: Configuration, { app, server, isShell }: Developed): Configuration {
  const output = { ...config.output, clean: false, filename: '[name].js' };
  // Names and sizes of a production build mean nothing here.
  const optimization = { ...config.optimization, minimize: false };
  if (server) return { ...config, output, optimization, devtool: false };
  return {
    ...config,
    // Not `eval`, which the content security policy refuses.
    devtool: 'cheap-module-source-map',
    output: {
      ...output,
      hotUpdateChunkFilename: `${updates}[id].[fullhash].js`,
      hotUpdateMainFilename: `${updates}[runtime].[fullhash].json`,
    },
    optimization,
    ...(!isShell && { externals: refreshOfShell }),
    plugins: [
      ...(isShell ? [firstModule('hot-site.ts')] : []),
      firstModule('hot-app.ts'),
      ...(config.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      refreshedComponents(),
      updatesAreNoPart,
      new webpack.DefinePlugin({ DEVELOPED_APP: JSON.stringify(app) }),
    ],
  };
}

/** The federation's manifest takes every file of a chunk for a part of it, updates among them. */
const updatesAreNoPart = {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.compilation.tap('UpdatesAreNoPart', ({ chunks, hooks }) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      hooks.processAssets.tap({ name: 'UpdatesAreNoPart', stage }, () => {
        for (const { files } of chunks) {
          for (const file of files) if (file.startsWith(updates)) files.delete(file);
        }
      });
    });
  },
};

/** Runs before everything else of each entry. */
function firstModule(file: string): webpack.EntryPlugin {
  return new webpack.EntryPlugin(inBrowser, join(inBrowser, file), { name: undefined });
}

/** Remotes replace components by the shell's copy of React Refresh: another one would not know the tree that React has made. */
const refreshOfShell: Configuration['externals'] = ({ request = '' }, done) =>
  /[\\/]?react-refresh[\\/]runtime(\.js)?$/.test(request)
    ? done(undefined, 'var summitDevelopment.refresh')
    : done();

/** Components that changed are replaced in place, and what they hold stays. */
function refreshedComponents(): ReactRefreshPlugin {
  const contract = join(import.meta.dirname, '..', '..', '..', 'contract');
  // What does not build is written to the console.
  return new ReactRefreshPlugin({
    library: 'summit',
    overlay: false,
    exclude: [/[\\/]node_modules[\\/]/, inBrowser, contract],
  });
}
