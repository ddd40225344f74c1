import type { Registry } from '@summit/contract/releases/registry';
import type { RenderedPage, ShellAssets } from '@summit/rendering/render-protocol';
import { liveRemotesFor } from '../registry/public-registry.ts';
import { htmlDocument } from '../render/document/document.ts';
import { pageStyles, siteSheet } from '../render/document/page-styles.ts';
import { bootScriptHash, earlyMarksHash } from '../render/document/script-hashes.ts';

interface GatewayOptions {
  registry: Registry;
  assets: ShellAssets;
  publicApiBase: string;
  development: boolean;
}

const noScript =
  '<noscript><p style="padding:2rem">This page needs JavaScript at the moment. Please try again in a minute.</p></noscript>';

/** The page for when the server cannot render: the browser renders all of it. */
export function gatewayPage({ registry, assets, publicApiBase, development }: GatewayOptions): RenderedPage {
  const { styles, styleHashes } = pageStyles(
    siteSheet(assets.font),
    assets.styles.filter(({ first }) => first),
  );
  const html = htmlDocument({
    head: '<title>Summit</title>',
    styles,
    body: noScript,
    assets,
    state: {
      apiBaseUrl: publicApiBase,
      remotes: liveRemotesFor('browser', registry),
      buildId: assets.buildId,
      queries: null,
      rendered: false,
      search: '',
      development,
      analyticsCode: '',
    },
  });
  return {
    status: 503,
    html,
    styleHashes,
    scriptHashes: [earlyMarksHash, bootScriptHash],
    degraded: true,
  };
}
