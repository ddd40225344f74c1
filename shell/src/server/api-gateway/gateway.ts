import type { Registry } from '@summit/contract/releases/registry';
import type { RenderedPage, ShellAssets } from '@summit/rendering/render-protocol';
import { globalStyles } from '@summit/shared-ui/theme/global-styles';
import { themeVariables } from '@summit/shared-ui/theme/theme-variables';
import { situationStyles } from '../../app/embedding/situation-styles.ts';
import { liveRemotesFor } from '../registry/public-registry.ts';
import { htmlDocument } from '../render/document/document.ts';
import { bootScriptHash, earlyMarksHash, getSha256 } from '../render/document/script-hashes.ts';

interface GatewayOptions {
  registry: Registry;
  assets: ShellAssets;
  publicApiBase: string;
  development: boolean;
}

const noScript =
  '<noscript><p style="padding:2rem">This page needs JavaScript at the moment. Please try again in a minute.</p></noscript>';

/** The page for when rendering on the server is not possible: the browser does everything. */
export function gatewayPage({ registry, assets, publicApiBase, development }: GatewayOptions): RenderedPage {
  const css = `${themeVariables(undefined)}${globalStyles(assets.font)}${situationStyles}`;
  const html = htmlDocument({
    head: '<title>Summit</title>',
    styles: `<style>${css}</style>`,
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
    styleHashes: [getSha256(css)],
    scriptHashes: [earlyMarksHash, bootScriptHash],
    degraded: true,
  };
}
