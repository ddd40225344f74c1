import type { frameTexts } from '../texts/frame.ts';
import type { AwardsPageId, AwardsStatus } from './awards-status.ts';

/** The mood that the footer's background shows; the design system gives each its colours. */
export type FooterMood = 'quiet' | 'call' | 'countdown' | 'ballot' | 'embargo' | 'gold';

export interface AwardsSubmenuEntry {
  id: 'about' | 'voting' | 'shortlist' | 'winners';
  /** The text that the organisers may change. */
  label: `frame.menu.awards.${string}` & keyof typeof frameTexts;
  page: Extract<
    AwardsPageId,
    'awardsWelcome' | 'awardsVotingStepOne' | 'awardsShortlisted' | 'awardsWinners'
  >;
}

const about: AwardsSubmenuEntry = { id: 'about', label: 'frame.menu.awards.about', page: 'awardsWelcome' };
const voting: AwardsSubmenuEntry = {
  id: 'voting',
  label: 'frame.menu.awards.voting',
  page: 'awardsVotingStepOne',
};
const shortlist: AwardsSubmenuEntry = {
  id: 'shortlist',
  label: 'frame.menu.awards.shortlist',
  page: 'awardsShortlisted',
};
const winners: AwardsSubmenuEntry = {
  id: 'winners',
  label: 'frame.menu.awards.winners',
  page: 'awardsWinners',
};

interface AwardsFrameFact {
  /** The entries below the header's awards link, in their order. */
  submenu: readonly AwardsSubmenuEntry[];
  footerMood: FooterMood;
}

/**
 * What header and footer show in each status. It is a separate file because every page loads it, while the pages
 * that a status opens are needed by few.
 */
export const awardsFrameFacts: Record<AwardsStatus, AwardsFrameFact> = {
  Welcome: { submenu: [about], footerMood: 'quiet' },
  PreNomination: { submenu: [about], footerMood: 'call' },
  Nomination: { submenu: [about], footerMood: 'call' },
  PreVoteOne: { submenu: [about], footerMood: 'countdown' },
  VoteOne: { submenu: [about, voting], footerMood: 'ballot' },
  PreVoteTwo: { submenu: [about], footerMood: 'countdown' },
  VoteTwo: { submenu: [about, shortlist], footerMood: 'ballot' },
  PreWining: { submenu: [about], footerMood: 'embargo' },
  Wining: { submenu: [winners], footerMood: 'gold' },
};
