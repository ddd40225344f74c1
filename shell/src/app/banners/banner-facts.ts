import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import { frameTexts } from '@summit/contract/texts/frame';
import { virtualTexts } from '@summit/contract/texts/virtual';
import { textsFrom } from '@summit/contract/words/text-lookup';
import { serverQuery, useCall } from '@summit/shared-auth';
import { usePrefetchQuery, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { type FrameTexts, frameTextsInput } from '../parts/frame-texts.ts';
import { useStreamUrl } from './virtual-event.ts';

export type Banner = ResponseOf<(typeof contentCalls)['banners']>['banners'][number];

export interface BannerFacts {
  banners: readonly Banner[];
  /** Ids of the pages that show them. */
  pageWithBanner: readonly string[];
  /** The event on line while it is on air, or null. */
  stream: { url: string; title: string; texts: Record<keyof typeof virtualTexts, string> } | null;
  texts: FrameTexts;
}

/** The banners and the stream, fetched together. Suspends; throws ApiError. */
export function useBannerFacts(): BannerFacts {
  const call = useCall();
  const banners = serverQuery(call, contentCalls.banners);
  const settings = serverQuery(call, settingsCalls.settings);
  const virtual = serverQuery(call, settingsCalls.virtualSettings);
  const virtualContent = serverQuery(call, contentCalls.virtualStaticContent);
  const content = serverQuery(call, contentCalls.staticContent, frameTextsInput);
  usePrefetchQuery(banners);
  usePrefetchQuery(settings);
  usePrefetchQuery(virtual);
  usePrefetchQuery(virtualContent);
  usePrefetchQuery(content);
  const event = useSuspenseQuery(virtual).data;
  const words = textsFrom(virtualTexts, useSuspenseQuery(virtualContent).data.staticContent);
  const url = useStreamUrl(event);
  return {
    banners: useSuspenseQuery(banners).data.banners,
    pageWithBanner: useSuspenseQuery(settings).data.banner.pageWithBanner,
    stream: url === null ? null : { url, title: event.title, texts: words },
    texts: textsFrom(frameTexts, useSuspenseQuery(content).data.staticContent),
  };
}
