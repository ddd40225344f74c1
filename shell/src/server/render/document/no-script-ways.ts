import type { PageId } from '@summit/contract/site/page-ids';
import type * as pages from '@summit/contract/site/site-map';
import type { FactsOf } from '@summit/contract/tables/table-row';
import type { noScriptTexts } from '@summit/contract/texts/no-script';

/** The pages that are of no use without script. */
type ScriptedPage = {
  [Id in PageId]: FactsOf<(typeof pages)[Id]>['renderMode'] extends 'server' ? never : Id;
}[PageId];

type Way = Extract<keyof typeof noScriptTexts, `noScript.${string}`>;

/** The text that says how a visitor without script gets to what a page is for. */
const ways: Record<ScriptedPage, Way> = {
  blitzRegistration: 'noScript.blitz',
  forgotPassword: 'noScript.password',
  changePassword: 'noScript.changePassword',
  listing: 'noScript.listing',
  voucher: 'noScript.voucher',
  unsubscribe: 'noScript.unsubscribe',
  conversation: 'noScript.conversation',
  registrationAttendee: 'noScript.registration',
  registrationFeatured: 'noScript.registration',
  registrationSlug: 'noScript.registration',
  registrationInvitation: 'noScript.registration',
  registrationSecondPart: 'noScript.step',
  registrationPhoto: 'noScript.step',
  registrationPackages: 'noScript.step',
  registrationKillerFeature: 'noScript.step',
  registrationPayment: 'noScript.step',
  registrationExecutePayment: 'noScript.step',
  registrationCompleted: 'noScript.step',
  registrationWaitingList: 'noScript.registration',
  registrationTransfer: 'noScript.registration',
  registrationManage: 'noScript.manage',
  registrationInvoice: 'noScript.invoice',
  awardsVotingThankyou: 'noScript.receipt',
  backoffice: 'noScript.backoffice',
};

/** Undefined for a page that a later release of a remote has added. */
export function wayWithoutScript(page: string): Way | undefined {
  return Object.hasOwn(ways, page) ? ways[page as ScriptedPage] : undefined;
}
