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

/** The whole build of a remote; its only exposed module is `src/remote.ts`. */
export function remoteConfig(folder: string): AppConfig {
  return (request) => {
    const name = containerName(remotePackage(folder).name, request.buildId);
    const entryFile = request.mode === 'development' ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js';
    const app = { name, exposes: { './remote': './src/remote.ts' } };
    const federation =
      request.target === 'server'
        ? serverFederation(folder, app)
        : remoteFederation(folder, { ...app, entryFile });
    return configFor(folder, request, { entry: {}, uniqueName: name, publicPath: 'auto', federation });
  };
}

/** The build of the host: its browser start and the program of its rendering processes. */
export function shellConfig(folder: string): AppConfig {
  return (request) => {
    const server = request.target === 'server';
    return configFor(folder, request, {
      entry: { main: server ? './src/server/render/process/render-worker.ts' : './src/app/main.ts' },
      uniqueName: `shell_${request.buildId}`,
      publicPath: server ? 'auto' : `/assets/${request.buildId}/`,
      federation: server ? serverFederation(folder, { name: 'shell', remotes: {} }) : shellFederation(folder),
    });
  };
}

interface AppBuild {
  entry: Record<string, string>;
  uniqueName: string;
  publicPath: string;
  federation: ReturnType<typeof serverFederation>;
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
  const { plugins, alias } = app.federation;
  const light = !server && request.mode === 'production';
  return {
    name: `${basename(folder)} ${request.target}`,
    mode: request.mode,
    context: folder,
    target: server ? 'async-node' : ['web', 'es2022'],
    entry: app.entry,
    // Beside the scripts, for anyone who reads a stack trace: no script names its map, and no server sends one.
    devtool: server ? false : 'hidden-source-map',
    output: {
      path: request.outputPath,
      clean: true,
      publicPath: app.publicPath,
      uniqueName: app.uniqueName,
      filename: server ? '[name].js' : '[name].[contenthash:8].js',
      // A build has its own folder: hashes in these names would add nothing, and the first script would list them all.
      chunkFilename: '[name].js',
      crossOriginLoading: server ? false : 'anonymous',
      // A page whose shared module did not come is evaluated again with the next attempt.
      strictModuleExceptionHandling: !server,
      ...(server ? { library: { type: 'commonjs-module' } } : {}),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // The server of pages opens no websocket.
      alias: server ? { ...alias, 'socket.io-client': false } : { ...alias, ...withoutStatics },
    },
    module: {
      // A name that a module does not export: a class that its style sheet lacks, say.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: server
        ? [moduleStyles(true), swcRule(request), fontRule, wasmRule(server)]
        : [
            contractRule,
            yupRule,
            routerRule,
            moduleStyles(false),
            swcRule(request),
            fontRule,
            wasmRule(server),
          ],
    },
    plugins: [
      ...plugins,
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
 * What two pages of an app share is a file of its own from this size, before it is minified: smaller ones cost a first
 * view more, as requests and for being compressed alone, than they save the next page.
 */
const sharedFromBytes = 40_000;

const contractSources = join(dirname(require.resolve('@summit/contract/package.json')), 'src');

/** What makes contract lighter for browsers. */
const contractRule: webpack.RuleSetRule = {
  test: /\.ts$/,
  include: contractSources,
  enforce: 'post',
  loader: join(import.meta.dirname, 'contract-loader.ts'),
};

// Its package does not say so, but nothing happens when yup is imported: where no schema is left, it can be left out.
const yupRule = { include: dirname(require.resolve('yup')), sideEffects: false };

// Emotion copies statics for `withTheme` alone, which nothing here uses; every first load would carry it.
const withoutStatics = { 'hoist-non-react-statics$': false } as const;

const fontRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]' },
};

/** WebAssembly that a browser fetches by its address; a server runs none. */
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
 * Nearly all of a chunk runs as soon as it is here. This comment has V8 compile it while it arrives, in a thread of its own;
 * otherwise the page's thread would do that function by function, amid hydration. To other browsers it is a comment.
 */
function compiledAhead(): webpack.BannerPlugin {
  // After the minimizer, which would drop it.
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
