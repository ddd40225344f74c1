import { knownToVisitors, pageAt } from '@summit/contract/releases/live-remotes';
import { rehearsal as rehearsalFacts } from '@summit/contract/site/rehearsal';
import { siteName } from '@summit/contract/site/site-facts';
import type {
  RenderedPage,
  RenderRequest,
  RenderSetup,
  SiteReleases,
} from '@summit/rendering/render-protocol';
import { createServerDataClient, createSession, isApiError, memoryStorage } from '@summit/shared-auth';
import { documentTitle, type PageMetadata, withDefaults } from '@summit/shared-ui/navigation/page-meta-sink';
import { dismissalStyles } from '../../../app/banners/dismissal-styles.ts';
import { pageDefaults } from '../../../app/page-defaults.ts';
import { Site } from '../../../app/site.tsx';
import { SiteProviders } from '../../../app/site-providers.tsx';
import { type RemoteLoader, RemoteLoadError } from '../../../federation/remote-loader.ts';
import { hidesItsPath } from '../../page-address.ts';
import { firstCallAddress } from '../process/first-call.ts';
import { PublicReads } from '../process/public-reads.ts';
import { within } from '../within.ts';
import { allowedAnalytics, noAnalytics } from './allowed-analytics.ts';
import { htmlDocument } from './document.ts';
import { noScriptParts } from './no-script-parts.tsx';
import { pageData } from './page-data.ts';
import { getHead } from './page-head.ts';
import { pageStyles, siteSheet } from './page-styles.ts';
import { RenderedTooLong, renderToText } from './render-to-text.ts';
import { pageSchema } from './schema/page-schema.ts';
import { dataElement } from './schema/structured-data.ts';
import { bootScriptHash, earlyMarksHash, firstCallHash } from './script-hashes.ts';
import { getStatus } from './site-facts.ts';
import { createSiteLook } from './site-look.ts';
import type { StyleFiles } from './style-files.ts';
import { waitingPageMeta } from './waiting-page-meta.ts';

const mostProblems = 5;

/**
 * Renders a page as an anonymous visitor sees it. Session, query client and router are created for each request: a
 * longer-lived store could show one visitor's data to another. Public data is shared for a moment.
 */
export function createPageRenderer(
  data: Omit<RenderSetup, 'remote' | 'beatMs'>,
  loader: RemoteLoader,
  styleFiles: StyleFiles,
  publicReads: PublicReads = new PublicReads(),
) {
  const deadlineMs = data.renderMs;
  const siteLook = createSiteLook(deadlineMs);
  return async function renderPage(
    request: Omit<RenderRequest, 'releases'>,
    { server, browser }: SiteReleases = data,
  ): Promise<RenderedPage> {
    const { path, search, apiUpstream, contentState, traceparent, rehearsal } = request;
    const publicApiBase = rehearsal ? rehearsalFacts.apiBase : data.publicApiBase;
    const queryClient = createServerDataClient();
    const session = createSession({
      apiBaseUrl: apiUpstream ?? data.apiUpstream,
      publicApiBaseUrl: publicApiBase,
      storage: memoryStorage(),
      headers: {
        ...(traceparent && { traceparent }),
        ...(rehearsal && { [rehearsalFacts.header]: rehearsal.token }),
      },
      ...(contentState !== undefined && { sendBy: (send) => publicReads.sharing(contentState, send) }),
    });
    const metas: PageMetadata[] = [];
    // A set, because a part that is rendered twice adds the same data twice.
    const partsData = new Set<string>();
    const defaultsFor = pageDefaults(() => server);
    const { siteOrigin } = data;
    const meta = {
      // Remotes of older releases use it for the addresses in their parts' data.
      ...{ siteName, siteOrigin, defaultsFor },
      add: (given: PageMetadata) => void metas.push(given),
      addData: (given: object) => void partsData.add(dataElement(given, siteOrigin)),
    };
    const here = pageAt(server, path)?.page;
    const context = {
      session,
      queryClient,
      live: server,
      loader,
      refresh: () => Promise.resolve(server),
      meta,
      noScript: noScriptParts(session.call),
      location: `${path}${search}`,
    };
    const firstCall = here && firstCallAddress(here, search, publicApiBase);
    const waiting = here?.renderMode === 'browser' ? here : undefined;
    const [{ html: body, errors }, look, waitingMeta] = await Promise.all([
      renderToText(
        <SiteProviders context={context}>
          <Site development={data.development} analyticsCode="" />
        </SiteProviders>,
        deadlineMs,
      ),
      siteLook(session.call, queryClient),
      waiting && within(deadlineMs, waitingPageMeta(waiting, session.call, queryClient)),
    ]);
    const failures = errors.filter((error) => !isExpected(error));
    // A rehearsal is no visit.
    const analytics = rehearsal ? noAnalytics : allowedAnalytics(queryClient);
    const own = metas.at(-1);
    const page = own ?? (waitingMeta || undefined);
    const title = documentTitle(page?.title ?? siteName, siteName);
    const sheet = `${siteSheet(data.assets.font, look.theme)}${dismissalStyles(body)}`;
    const { styles, styleHashes } = pageStyles(sheet, styleFiles.of(body));
    const html = htmlDocument({
      head: getHead({
        ...withDefaults({ ...page }, defaultsFor(path)),
        title,
        data: own && pageSchema(own, { siteName, pathname: path }),
        path,
        siteOrigin,
        publicApiBase,
      }),
      styles,
      body,
      data: [...partsData].join(''),
      assets: data.assets,
      colorScheme: look.colorScheme,
      firstCall,
      remoteEntry: pageAt(browser, path)?.remote.entry,
      state: {
        apiBaseUrl: publicApiBase,
        remotes: here?.frame === 'none' ? browser : knownToVisitors(browser),
        buildId: data.assets.buildId,
        queries: pageData(queryClient),
        rendered: true,
        search,
        // Also for an unknown address, because the 404 page is rendered once for all of them.
        ...((!here || hidesItsPath(here.path, here.withholds)) && { path }),
        development: data.development,
        analyticsCode: analytics.code,
      },
    });
    queryClient.clear();
    return {
      status: getStatus(path, server, page, failures.length > 0),
      html,
      styleHashes,
      scriptHashes: [
        ...[earlyMarksHash, bootScriptHash, ...analytics.scriptHashes],
        ...(firstCall === undefined ? [] : [firstCallHash]),
      ],
      analyticsOrigins: analytics.origins,
      degraded: failures.length > 0,
      broke: failures.some(isOwnFault),
      problems: [...new Set(failures.map(getLine))].slice(0, mostProblems),
    };
  };
}

/** Whether an error is a 404 of the API, for which the page is complete and may be cached. */
function isExpected(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Whether the page's own code failed, and not a request that it waited for. */
function isOwnFault(error: unknown): boolean {
  return !isApiError(error) && !(error instanceof RemoteLoadError) && !(error instanceof RenderedTooLong);
}

function getLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 200) ?? '';
}
