import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import globalData from '@csstools/postcss-global-data';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import customMedia from 'postcss-custom-media';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { styleHashLength, toStyleClass } from '@summit/contract/frame/style-class';

const require = createRequire(import.meta.url);

/** The oldest browsers that support the scripts and layers: properties that these know only with a prefix get one, and no others do. */
const target = ['chrome99', 'edge99', 'firefox97', 'safari16.4'];

/** The widths of the layouts, which every style sheet may name. */
const mediaFile = require.resolve('@summit/shared-ui/theme/media.css');

/** Compiles `*.module.css`: into files in a browser build, and into class names only in a server build. */
export function moduleStyles(server: boolean): RuleSetRule {
  return {
    test: /\.module\.css$/,
    use: [
      ...(server ? [] : [MiniCssExtractPlugin.loader]),
      {
        loader: require.resolve('css-loader'),
        options: {
          importLoaders: 1,
          modules: {
            namedExport: true,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: server,
            getLocalIdent,
          },
        },
      },
      {
        loader: require.resolve('postcss-loader'),
        options: {
          postcssOptions: { config: false, plugins: [globalData({ files: [mediaFile] }), customMedia()] },
        },
      },
    ],
  };
}

/** Class names contain a hash of the whole file, so that browser and server, shell and remotes use the same names. */
function getLocalIdent({ resourcePath }: LoaderContext<object>, _pattern: string, name: string): string {
  const hash = createHash('sha256').update(readFileSync(resourcePath)).digest('hex');
  return toStyleClass(name, hash.slice(0, styleHashLength));
}

/**
 * Style files beside the scripts of their chunks. Their names contain the build, so that the page recognises by the name
 * alone which of them it has. Layers decide which rules prevail, so the order of files in a chunk does not matter.
 */
export function styleFiles(uniqueName: string): MiniCssExtractPlugin {
  const filename = `${uniqueName}.[name].css`;
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true });
}

/** Minifies style sheets, and flattens nested rules. */
export function styleMinimizer(): CssMinimizerPlugin<{ target: string[] }> {
  return new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.esbuildMinify,
    minimizerOptions: { target },
    parallel: false,
  });
}
