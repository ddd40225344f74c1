import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as limits from '@summit/contract/limits/limits';

// All items on one page, because the ETag of a list's first page does not cover the second.
const whole = `?itemsOnPage=${limits.maxItemsOnPage}`;

/** The reads of the API whose change invalidates every cached page. */
export const watchedPaths = [
  settingsCalls.settings.path,
  settingsCalls.globalSettings.path,
  settingsCalls.virtualSettings.path,
  settingsCalls.contentRevision.path,
  awardsCalls.awardsStatus.path,
  awardsCalls.awardsIndividualStatus.path,
  awardsCalls.awardsWelcomeStatus.path,
  `${contentCalls.staticContent.path}${whole}`,
  `${contentCalls.virtualStaticContent.path}${whole}`,
  `${contentCalls.banners.path}${whole}`,
  contentCalls.cookieAlert.path,
];
