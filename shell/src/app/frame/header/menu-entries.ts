import { awardsFrameFacts } from '@summit/contract/awards/awards-frame';
import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import type { IsLive } from '../../../federation/live-links.ts';
import { subscribeHash } from '../../parts/hash-dialog-names.ts';
import type { FrameFacts } from '../frame-facts.ts';

export interface MenuLink {
  id: string;
  label: string;
  to: string;
  /** Whether it links to another site. */
  external?: boolean;
}

export interface MenuEntry extends Omit<MenuLink, 'to'> {
  to?: string;
  /** The links of an entry that has no link itself. */
  submenu?: MenuLink[];
  /** Whether it is shown only to visitors who are not signed in. */
  anonymous?: boolean;
}

/** The header's menu in its order, without dead links; the awards' submenu follows the season. */
export function menuEntries(facts: FrameFacts, isLive: IsLive): MenuEntry[] {
  return allEntries(facts).flatMap((entry) => {
    if (entry.to !== undefined) return isLive(entry.to) ? [entry] : [];
    const submenu = entry.submenu?.filter(({ to }) => isLive(to)) ?? [];
    return submenu.length > 0 ? [{ ...entry, submenu }] : [];
  });
}

function allEntries({ texts, awardsStatus, event }: FrameFacts): MenuEntry[] {
  const insights = event?.insightsUrl;
  return [
    { id: 'about', label: texts['frame.menu.about'], to: href(pages.about) },
    { id: 'events', label: texts['frame.menu.events'], to: href(pages.home, { hash: homeAnchors.events }) },
    {
      id: 'services',
      label: texts['frame.menu.services'],
      to: href(pages.home, { hash: homeAnchors.services }),
    },
    { id: 'awards', label: texts['frame.menu.awards'], submenu: awardsSubmenu(awardsStatus, texts) },
    ...(insights
      ? [
          {
            id: 'insights',
            label: texts['frame.menu.insights'],
            to: insights,
            external: !insights.startsWith('/'),
          },
        ]
      : []),
    { id: 'team', label: texts['frame.menu.team'], to: href(pages.home, { hash: homeAnchors.team }) },
    { id: 'subscribe', label: texts['frame.menu.subscribe'], to: `#${subscribeHash}` },
  ];
}

/** Each page is imported by name, so that the frame does not load the table of all pages. */
const awardsPages = {
  awardsWelcome: href(pages.awardsWelcome),
  awardsVotingStepOne: href(pages.awardsVotingStepOne),
  awardsShortlisted: href(pages.awardsShortlisted),
  awardsWinners: href(pages.awardsWinners),
};

function awardsSubmenu(status: FrameFacts['awardsStatus'], texts: FrameFacts['texts']): MenuLink[] {
  return awardsFrameFacts[status].submenu.map(({ id, label, page }) => ({
    id,
    label: texts[label],
    to: awardsPages[page],
  }));
}
