import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { containerName } from './container-name.ts';
import { developmentBuild } from './development-build.ts';
import { remoteFederation, serverFederation, shellFederation } from './federation.ts';
import { remotePackage } from './remote-package.ts';
import { routerRule } from './router-rule.ts';
import { sharedByName } from './shared-by-name.ts';
import { moduleStyles, styleFiles, styleMinimizer } from './style-rules.ts';

/** One build of one app: the browser's or the server's. */
export interface BuildRequest {
  target: 'browser' | 'server';
  mode: 'production' | 'development';
  /** Names the release: two builds with one id are the same build. */
  buildId: string;
  outputPath: string;
}

export type AppConfig = (request: BuildRequest) => Configuration;

const require = createRequire(import.meta.url);

/** The complete build of a remote; its only exposed module is `src/remote.ts`. */
export function remoteConfig(folder: string): AppConfig {
  return (request) => {
    const name = containerName(remotePackage(folder).name, request.buildId);
    const entryFile = request.mode === 'development' ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js';
    const app = { name, exposes: { './remote': './src/remote.ts' } };
    const plugins =
      request.target === 'server'
        ? serverFederation(folder, app)
        : remoteFederation(folder, { ...app, entryFile });
    return configFor(folder, request, { entry: {}, uniqueName: name, publicPath: 'auto', plugins });
  };
}

/** The build of the host: its browser entry and the program of its rendering processes. */
export function shellConfig(folder: string): AppConfig {
  return (request) => {
    const server = request.target === 'server';
    return configFor(folder, request, {
      entry: { main: server ? './src/server/render/process/render-worker.ts' : './src/app/main.ts' },
      uniqueName: `shell_${request.buildId}`,
      publicPath: server ? 'auto' : `/assets/${request.buildId}/`,
      plugins: server ? serverFederation(folder, { name: 'shell', remotes: {} }) : shellFederation(folder),
    });
  };
}

interface AppBuild {
  entry: Record<string, string>;
  uniqueName: string;
  publicPath: string;
  plugins: NonNullable<Configuration['plugins']>;
}

function configFor(folder: string, request: BuildRequest, app: AppBuild): Configuration {
  const config = baseConfig(folder, request, app);
  if (request.mode === 'production') return config;
  const isShell = 'main' in app.entry;
  const name = isShell ? 'shell' : remotePackage(folder).name;
  return developmentBuild(config, { app: name, server: request.target === 'server', isShell });
}

function baseConfig(folder: string, request: BuildRequest, app: AppBuild): Configuration {
  const server = request.target === 'server';
  const light = !server && request.mode === 'production';
  return {
    name: `${basename(folder)} ${request.target}`,
    mode: request.mode,
    context: folder,
    target: server ? 'async-node' : ['web', 'es2022'],
    entry: app.entry,
    // Source maps are beside the scripts, for decoding stack traces: no script names its map, and no server sends one.
    devtool: server ? false : 'hidden-source-map',
    output: {
      path: request.outputPath,
      clean: true,
      publicPath: app.publicPath,
      uniqueName: app.uniqueName,
      filename: server ? '[name].js' : '[name].[contenthash:8].js',
      // Each build has its own folder, so hashes in these names are not needed; the first script would have to list them all.
      chunkFilename: '[name].js',
      crossOriginLoading: server ? false : 'anonymous',
      // A shared module that could not be loaded is evaluated again with the next attempt.
      strictModuleExceptionHandling: !server,
      ...(server ? { library: { type: 'commonjs-module' } } : {}),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // The server that renders pages opens no websocket.
      alias: server ? { 'socket.io-client': false } : {},
    },
    module: {
      // Importing a name that a module does not export fails the build, for example a class that its style sheet lacks.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: server
        ? [moduleStyles(true), swcRule(request), fontRule, wasmRule(server)]
        : [
            contractRule,
            withoutEffectsRule,
            routerRule,
            moduleStyles(false),
            swcRule(request),
            fontRule,
            wasmRule(server),
          ],
    },
    plugins: [
      ...app.plugins,
      sharedByName(),
      ...(server ? [] : [styleFiles(app.uniqueName)]),
      ...(light ? [compiledAhead()] : []),
    ],
    optimization: server
      ? { minimize: false, chunkIds: 'named', moduleIds: 'named' }
      : {
          minimizer: [swcMinimizer(), styleMinimizer()],
          splitChunks: { minSize: sharedFromBytes, cacheGroups: { defaultVendors: false } },
        },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    cache: request.mode === 'development' ? { type: 'memory' } : false,
  };
}

/**
 * Code that two pages of an app share becomes a separate file from this size on, in bytes before minifying. Smaller
 * files cost a first view more, by extra requests and worse compression, than they save on the next page.
 */
const sharedFromBytes = 40_000;

const contractSources = join(dirname(require.resolve('@summit/contract/package.json')), 'src');

/** Makes contract smaller for browsers. */
const contractRule: webpack.RuleSetRule = {
  test: /\.ts$/,
  include: contractSources,
  enforce: 'post',
  loader: join(import.meta.dirname, 'contract-loader.ts'),
};

/** Importing it has no side effects, though it does not say so. Emotion needs it for `withTheme` alone, which nobody uses. */
const withoutEffectsRule = {
  test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/,
  sideEffects: false,
};

const fontRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]' },
};

/** WebAssembly is a file that a browser fetches by its address; a server runs none. */
function wasmRule(server: boolean): webpack.RuleSetRule {
  return {
    test: /\.wasm$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8][ext]', emit: !server },
  };
}

function swcRule({ mode, target }: BuildRequest): webpack.RuleSetRule {
  const refresh = mode === 'development' && target === 'browser';
  return {
    test: /\.tsx?$/,
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
      },
    },
  };
}

/**
 * Nearly all of a chunk runs as soon as it has arrived. With this comment V8 compiles it while it arrives, in another thread;
 * otherwise the main thread would compile it function by function during hydration. Other browsers ignore the comment.
 */
function compiledAhead(): webpack.BannerPlugin {
  // This stage comes after the minimizer, which would drop the comment.
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    stage,
    test: /\.js$/,
  });
}

function swcMinimizer() {
  const terserOptions = { ecma: 2022, compress: { passes: 3 }, mangle: true } as const;
  return new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions });
}
