import { categoryTypes, type AttendeeType, type CategoryType } from './attendee-types.ts';
import type { PageIdOf } from './site-map.ts';

/**
 * Everything that differs between the kinds of registration, but the rules of their forms: those are in
 * `registration-forms.ts`, because every page's header reads this table and only forms need their rules.
 */
export interface RegistrationKind {
  /** The name of this kind of attendee in the price list. */
  title: string;
  /** How somebody comes in: by a form that is open to everybody, or by a link that was sent to them. */
  entry: 'form' | 'invitation';
  /** Whose category they get: the one they choose, the inviter's, or the default one of the first of these types. */
  category: 'chosen' | 'inviters' | readonly CategoryType[];
  /** The calls that check the link and take the parts of the form; null where there is none. */
  calls: { check: string | null; firstPart: string; secondPart: string | null };
  /** The pages of the steps in their order, before payment or completion. */
  steps: readonly PageIdOf<'registration'>[];
  /** Whether a package is chosen, and paid unless it is free; otherwise the ticket is given. */
  choosesPackage: boolean;
  /** Where the invoice address is requested; null where there is nothing to pay. */
  invoice: 'secondPart' | 'withPackage' | null;
  /** Which of the second part's fields the settings can demand. */
  checksVatId: boolean;
  /** `offered` as a step, `owed` even after the registration is complete, or requested in the form itself. */
  photo: 'offered' | 'owed' | 'inForm';
  /** Shown at the top of the attendee list, with what they wrote about themselves. */
  isFeatured: boolean;
  /** What the names of its texts begin with. */
  texts: string;
  /** What the names of the texts of its second part begin with; null where the common ones are used. */
  secondPartTexts: string | null;
  /** The text that names the kind; null where the attendee's category names it. */
  nameText: string | null;
}

const openSteps = [
  'registrationAttendee',
  'registrationSecondPart',
  'registrationPhoto',
  'registrationPackages',
  'registrationKillerFeature',
] as const;

const byOpenForm = {
  entry: 'form',
  category: 'chosen',
  calls: { check: null, firstPart: 'submitStepOne', secondPart: 'submitStepTwo' },
  steps: openSteps,
  choosesPackage: true,
  photo: 'offered',
  isFeatured: false,
  secondPartTexts: null,
  nameText: null,
} as const;

/** The kinds of registration. */
export const registrationKinds = {
  Buy: {
    ...byOpenForm,
    title: 'Buyer',
    invoice: 'withPackage',
    checksVatId: false,
    texts: 'registration.kinds.buy',
  },
  Sell: {
    ...byOpenForm,
    title: 'Seller',
    invoice: 'secondPart',
    checksVatId: true,
    texts: 'registration.kinds.sell',
  },
  /** On an extra ticket of another attendee. */
  Invited: {
    title: 'Invited attendee',
    entry: 'invitation',
    category: 'inviters',
    calls: { check: 'regularInvitationToken', firstPart: 'invitedStepOne', secondPart: 'invitedStepTwo' },
    steps: ['registrationAttendee', 'registrationSecondPart', 'registrationPhoto'],
    choosesPackage: false,
    invoice: null,
    checksVatId: false,
    photo: 'owed',
    isFeatured: false,
    texts: 'registrationAttendee.invited',
    secondPartTexts: 'registrationSecondPart.invited',
    nameText: null,
  },
  /** A guest of the organisers. */
  Featured: {
    title: 'Featured attendee',
    entry: 'invitation',
    category: ['Vip', 'Buy'],
    calls: { check: 'featureFormToken', firstPart: 'submitFeatureForm', secondPart: null },
    steps: ['registrationFeatured'],
    choosesPackage: false,
    invoice: null,
    checksVatId: false,
    photo: 'inForm',
    isFeatured: true,
    texts: 'registrationFeatured',
    secondPartTexts: null,
    nameText: 'registrationFeatured.kind',
  },
} as const satisfies Partial<Record<AttendeeType, RegistrationKind>>;

export type RegistrationKindName = keyof typeof registrationKinds;

type Kinds = typeof registrationKinds;

/** The kinds whose registration has this step. */
export type KindWithStep<Step extends string> = {
  [Name in RegistrationKindName]: Step extends Kinds[Name]['steps'][number] ? Name : never;
}[RegistrationKindName];

/** The kinds that register by a link that was sent to them. */
export type InvitedKindName = {
  [Name in RegistrationKindName]: Kinds[Name]['entry'] extends 'invitation' ? Name : never;
}[RegistrationKindName];

/** The kinds that register by the open form. */
export type OpenKindName = {
  [Name in RegistrationKindName]: Kinds[Name]['entry'] extends 'form' ? Name : never;
}[RegistrationKindName];

export const kindNames = Object.keys(registrationKinds) as RegistrationKindName[];

export const openKindNames = kindNames.filter(isOpenKind);

/** The kind of somebody who chose none. */
export const defaultKind = 'Buy' satisfies OpenKindName;

export function isOpenKind(name: string | null): name is OpenKindName {
  return isRegistrationKind(name) && registrationKinds[name].entry === 'form';
}

/** What the names of the texts of a kind's second part begin with; null where the common ones are used. */
export function secondPartTexts(kind: RegistrationKindName | null | undefined) {
  return kind ? registrationKinds[kind].secondPartTexts : null;
}

/** The row of a kind; null for one that does not register here. */
export function kindRow(name: string): RegistrationKind | null {
  return isRegistrationKind(name) ? registrationKinds[name] : null;
}

/** The kind of an attendee: how they came in, or else the type of their category; null where it has no row. */
export function kindOfAttendee(attendee: {
  attendeeType: AttendeeType;
  invitedByAttendeeId: string | null;
  /** Absent: derived from the attendee's type. */
  category?: { type: CategoryType };
}): RegistrationKindName | null {
  const { attendeeType, invitedByAttendeeId, category } = attendee;
  const cameAs = invitedByAttendeeId === null ? attendeeType : 'Invited';
  const name = category && isCategoryType(cameAs) ? category.type : cameAs;
  return isRegistrationKind(name) ? name : null;
}

function isRegistrationKind(name: string | null): name is RegistrationKindName {
  return name !== null && Object.hasOwn(registrationKinds, name);
}

function isCategoryType(type: AttendeeType): type is CategoryType {
  return categoryTypes.some((known) => known === type);
}
