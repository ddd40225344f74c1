import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { transformSync } from 'esbuild';

/** A class and the rules that belong to it. */
export interface StyleRules {
  /** Carries a hash of what is in the rules. */
  name: string;
  css: string;
}

/** The oldest browsers that understand the scripts: what they know only with a prefix gets it, and nothing else does. */
const target = ['chrome94', 'edge94', 'firefox93', 'safari16.4'];

/** The rules of one styled part, as emotion makes them of its pieces of text and of fragments (`css`), minified. */
export function getRules(pieces: unknown[]): StyleRules {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  const serialized = serializeStyles(pieces as Parameters<typeof serializeStyles>[0], undefined, {});
  const name = `${cache.key}-${serialized.name}`;
  cache.insert(`.${name}`, serialized, cache.sheet, true);
  const css = String(cache.inserted[serialized.name]);
  return { name, css: transformSync(css, { loader: 'css', minify: true, target }).code.trim() };
}
