import { array, object } from 'yup';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import {
  day,
  flagField,
  linkOrNull,
  momentOrNull,
  requiredMoment,
  targetOrNull,
  textList,
  textOrNull,
  whole,
} from '@summit/contract/forms/resource-rules';
import { email, oneOf, optionalEmail, optionalText, requiredText, url } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { rateToDecimal, readRate } from '@summit/contract/money-and-time/money';
import { keyDateProblems, periodProblems, refundProblems } from '@summit/contract/money-and-time/periods';
import { globalSettings, keyDateKinds, settings } from '@summit/contract/shapes/settings';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { messages } from '@summit/contract/words/messages';
import { zoneNamed } from '../../platform/calendar/calendar-zones.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { withWrittenFields, type WrittenField } from '../../platform/resources/written-fields.ts';
import { datesElsewhere } from '../settings/dates-elsewhere.queries.ts';
import { sectionResource } from '../settings/section-resource.ts';
import type { SectionName } from '../settings/sections.ts';

/** Sections that have separate calls, or that organisers cannot change. */
type Elsewhere =
  | 'theme'
  | 'invoicing'
  | 'awardsStatus'
  | 'awardsIndividualStatus'
  | 'awardsWelcomeStatus'
  | 'awardsCategories'
  | 'contentRevision';

const { theme: _theme, ...publicSections } = settings.fields;

const ticketCare = object({
  cancellation: object({
    isEnabled: flagField().required(messages.required),
    until: momentOrNull().defined(),
    refunds: array(
      object({ until: requiredMoment(), percent: whole(0, 100).required(messages.required) }),
    ).required(),
    text: optionalText(limits.longText).defined(),
  }),
  waitingList: object({
    isEnabled: flagField().required(messages.required),
    offerHours: whole(1, 24 * 14).required(messages.required),
  }),
});

const sections: Record<Exclude<SectionName, Elsewhere>, object> = {
  ...publicSections,
  global: globalSettings,
  virtual: wholeRow(settingsCalls.virtualSettings).response,
  ticketCare,
  refunds: object({ secondPersonFrom: whole().required(messages.required) }),
  cookieAlertTexts: wholeRow(contentCalls.cookieAlert).response.omit(['isEnabled']),
};

/** The canonical name of a zone, whatever its case: `europe/london` too. */
function timeZoneText(value: unknown): unknown {
  return typeof value === 'string' ? (zoneNamed(value) ?? value) : value;
}

function isTimeZone(name: string | undefined): boolean {
  return name !== undefined && zoneNamed(name) === name;
}

const keyDates = array(
  object({
    id: requiredText(),
    title: requiredText(),
    kind: oneOf(keyDateKinds),
    startsAt: requiredMoment(),
    endsAt: momentOrNull().default(null),
  }).noUnknown(messages.unknownField),
).required();

const socialLinks = array(
  object({ network: requiredText(), url: url() }).noUnknown(messages.unknownField),
).required();

/** The rules between the settings of one section. */
function sectionProblems(after: Values): Record<string, string> {
  switch (after.section) {
    case 'event':
      return periodProblems('event', after);
    case 'keyDates':
      return keyDateProblems(after.entries);
    case 'ticketCare':
      return refundProblems(after['cancellation.refunds'], after['cancellation.until']);
    default:
      return {};
  }
}

/** Sections of the settings, by name. Dates and statuses of the awards have separate calls. */
const settingSections = sectionResource({
  sections,
  rules: {
    'event.name': requiredText(),
    'event.startsOn': day(),
    'event.endsOn': day(),
    'event.timeZone': requiredText().transform(timeZoneText).test('timeZone', messages.timeZone, isTimeZone),
    'event.address': textList().required(),
    'event.contactEmail': optionalEmail().defined(),
    'event.insightsUrl': targetOrNull(),
    'event.socialLinks': socialLinks,
    'keyDates.entries': keyDates,
    'virtual.streamUrl': linkOrNull(),
    'virtual.opensAt': momentOrNull(),
    'global.eventUrl': requiredText(limits.url),
  },
  check: sectionProblems,
  // Only the wording of the awards can be set here. Applying a season sets the year, which makes other years' records public.
  omits: (name) => name.startsWith('awards.') && !/\.(title|text)$/.test(name),
  drops: [
    'settings',
    'agenda',
    'speakers',
    'static-content',
    'packages',
    'articles',
    'social-feed',
    'search',
    'attendees',
  ],
});

export const settingsResource: Resource = { ...settingSections, notesOn: datesElsewhere };

/** The rate in per cent, as laws state it. */
const vatRate: WrittenField = {
  name: 'vatPercent',
  kind: 'number',
  written: 'per cent, such as 20 or 25.5',
  write: rateToDecimal,
  read: readRate,
  refusal: messages.rate,
};

const invoicing = sectionResource({
  sections: {
    invoicing: object({
      sellerName: optionalText().defined(),
      addressLines: textList().required(),
      vatId: textOrNull(limits.vatId).defined(),
      companyNumber: textOrNull().defined(),
      email: email().defined(),
      vatBasisPoints: whole(0, 10_000).required(messages.required),
      note: optionalText(limits.longText).defined(),
    }),
  },
  rules: { 'invoicing.email': optionalEmail().defined() },
  // Their responses show how much of a price is VAT.
  drops: ['packages'],
});

/** The seller on invoices: one entry, `invoicing`. */
export const invoicingResource = withWrittenFields(invoicing, { vatBasisPoints: vatRate });
