import { useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useJourney } from '@summit/shared-ui/navigation/journey';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';
import {
  documentTitle,
  PageMetaSinkContext,
  withDefaults,
} from '@summit/shared-ui/navigation/page-meta-sink';
import { useLocation } from '@summit/shared-ui/navigation/router';
import { describeDocument } from './document-head.ts';
import { getPlace } from './scroll-positions.ts';

/**
 * The metadata of a page; every page renders one. On the server it fills the request's sink; in the browser it describes the
 * document, and after a navigation it notifies screen readers and moves the focus to the page's heading.
 */
export function PageMeta(said: PageMetadata) {
  const { add, siteName, siteOrigin, defaultsFor } = useContext(PageMetaSinkContext);
  const { pathname, hash } = useLocation();
  const meta = withDefaults(said, defaultsFor?.(pathname));
  const { steps, announce } = useJourney();
  add?.(meta);

  const title = documentTitle(meta.title, siteName);
  // A layout effect changes the document together with the page, not after the page was painted.
  useLayoutEffect(() => {
    describeDocument(
      { ...meta, title, canonical: meta.canonical ?? pathname },
      siteOrigin ?? window.location.origin,
    );
  });

  const arrive = useEffectEvent(() => {
    announce(title);
    focusWithoutScroll(getPlace(hash) ?? document.querySelector<HTMLElement>('main h1, h1'));
  });
  useEffect(() => {
    if (steps > 0) arrive();
  }, [steps]);
  return null;
}

function focusWithoutScroll(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
