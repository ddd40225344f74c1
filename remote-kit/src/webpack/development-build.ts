import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

/** The modules that run in a page in development. */
const inBrowser = join(import.meta.dirname, '..', 'dev');

/** The folder within a build for the updates of single modules. */
const updates = 'updates/';

interface Developed {
  /** The app's name in the registry; `shell` for the host. */
  app: string;
  server: boolean;
  isShell: boolean;
}

/**
 * The additions for a watched build: names that stay the same from build to build, source maps and, in the browser,
 * updates of single modules.
 */
export function developmentBuild(config: Configuration, { app, server, isShell }: Developed): Configuration {
  const output = { ...config.output, clean: false, filename: '[name].js' };
  // Names and sizes as in production are not needed in development.
  const optimization = { ...config.optimization, minimize: false };
  if (server) return { ...config, output, optimization, devtool: false };
  return {
    ...config,
    // The content security policy refuses `eval`, which is webpack's default here.
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

/** The federation's manifest would list every file of a chunk as a part of it, including updates. */
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

/** This module runs before everything else in each entry. */
function firstModule(file: string): webpack.EntryPlugin {
  return new webpack.EntryPlugin(inBrowser, join(inBrowser, file), { name: undefined });
}

/** Remotes replace components with the shell's copy of React Refresh: another copy would not know the rendered components. */
const refreshOfShell: Configuration['externals'] = ({ request = '' }, done) =>
  /[\\/]?react-refresh[\\/]runtime(\.js)?$/.test(request)
    ? done(undefined, 'var summitDevelopment.refresh')
    : done();

/** Changed components are replaced in place and retain their state. */
function refreshedComponents(): ReactRefreshPlugin {
  const contract = join(import.meta.dirname, '..', '..', '..', 'contract');
  // Build failures are logged in the console instead of an overlay.
  return new ReactRefreshPlugin({
    library: 'summit',
    overlay: false,
    exclude: [/[\\/]node_modules[\\/]/, inBrowser, contract],
  });
}
