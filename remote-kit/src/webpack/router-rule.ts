import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * The router is one file of which a tenth is used. Making a context or a component does nothing else, which no minifier can
 * know; the names are for developers' tools. Without both, what nobody imports of it falls away.
 */
export const routerRule: RuleSetRule = {
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: require.resolve('string-replace-loader'),
  options: {
    multiple: [
      {
        search: String.raw`^(var \w+ = )(?=(?:React\d*\.(?:createContext|forwardRef|memo)|Symbol|new Set|new URL)\()`,
        replace: '$1/* @__PURE__ */ ',
        flags: 'gm',
      },
      { search: String.raw`^\w+\.displayName = "[^"]*";$`, replace: '', flags: 'gm' },
    ],
  },
};
