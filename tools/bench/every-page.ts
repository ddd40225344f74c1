import { isFixedPath } from '@summit/contract/paths/path-pattern';
import { registrationKinds } from '@summit/contract/registration/registration-kinds';
import { href } from '@summit/contract/site/href';
import type { PageFact } from '@summit/contract/site/page';
import type { PageId } from '@summit/contract/site/page-ids';
import * as pages from '@summit/contract/site/site-map';
import { wholeRows } from '@summit/contract/tables/whole-rows';

/** Examples in the demo event for each page whose address has parameters. */
const examples: Partial<Record<PageId, string>> = {
  registrationInvitation: href(pages.registrationInvitation, { slug: 'summit-guests', code: 'demo-guest' }),
  registrationSlug: href(pages.registrationSlug, { slug: registrationKinds.CryptoTrader.slug }),
  article: href(pages.article, { articleId: 'four-numbers-before-breakfast' }),
  speaker: href(pages.speaker, { speakerId: 'amara-okafor' }),
  sponsor: href(pages.sponsor, { sponsorId: 'tidewarden' }),
};

/** Pages that redirect without the right parameter: this one reads the profile that its parameter names. */
const otherPages: ReadonlySet<string> = new Set<PageId>(['speakerById']);

/** The address of every page that needs no session and is rendered on the server. */
export function everyPage(map: Record<string, PageFact> = wholeRows(pages)): string[] {
  return Object.entries(map).flatMap(([id, { path, access, renderMode }]) => {
    if (access !== 'public' || renderMode === 'browser' || otherPages.has(id)) return [];
    if (isFixedPath(path)) return [path];
    const example = examples[id as PageId];
    if (!example) throw new Error(`The bench has no example of ${path}`);
    return [example];
  });
}

/** Pages that the server renders completely although their purpose is a form. */
const alsoForms = new Set([
  href(pages.contactUs),
  href(pages.pressPack),
  href(pages.proposeSession),
  href(pages.testFormInterpretation),
  href(pages.volunteer),
  href(pages.awardsNominationForm),
  href(pages.awardsIndividualNominationForm),
  href(pages.awardsVotingStepOne),
  href(pages.awardsVotingStepTwo),
  href(pages.awardsIndividualVotingStepOne),
  href(pages.awardsIndividualVotingStepTwo),
]);

/** Whether visitors come to a page to fill in a form rather than to read. */
export function isForm(address: string): boolean {
  if (alsoForms.has(address)) return true;
  return Object.entries<PageFact>(wholeRows(pages)).some(
    ([id, { path, renderMode }]) => renderMode === 'form' && (examples[id as PageId] ?? path) === address,
  );
}
