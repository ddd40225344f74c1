import { type AttendeeType, type CategoryType, categoryTypes } from './attendee-types.ts';
import { byOpenForm, byPass, type RegistrationKind } from './registration-kind.ts';

/** The kinds of registration. */
export const registrationKinds = {
  Buy: {
    ...byOpenForm,
    title: 'Buyer',
    slug: 'buyer',
    invoice: 'withPackage',
    checksVatId: false,
    texts: 'registration.kinds.buy',
  },
  Sell: {
    ...byOpenForm,
    title: 'Seller',
    slug: 'seller',
    invoice: 'secondPart',
    checksVatId: true,
    texts: 'registration.kinds.sell',
  },
  /** Crypto traders register by a separate form, without company or second part. */
  CryptoTrader: {
    title: 'Crypto trader',
    entry: 'ownForm',
    slug: 'crypto-trader',
    category: ['CryptoTrader'],
    calls: {
      check: 'cryptoTraderInvitation',
      firstPart: 'submitCryptoTrader',
      secondPart: null,
      packages: 'cryptoTraderPackages',
      selectPackage: 'selectCryptoTraderPackage',
      topics: 'submitKillerFeature',
    },
    steps: ['registrationSlug', 'registrationPackages', 'registrationKillerFeature'],
    choosesPackage: true,
    invoice: 'withPackage',
    checksVatId: false,
    photo: 'none',
    isFeatured: false,
    isTransferable: false,
    texts: 'registration.kinds.crypto',
    secondPartTexts: null,
    nameText: null,
  },
  Vip: { ...byPass, title: 'VIP' },
  Exhibitor: { ...byPass, title: 'Exhibitor' },
  Sponsor: { ...byPass, title: 'Sponsor' },
  /** These attendees use an extra ticket of another attendee. */
  Invited: {
    title: 'Invited attendee',
    entry: 'invitation',
    slug: null,
    category: 'inviters',
    calls: {
      check: 'regularInvitationToken',
      firstPart: 'invitedStepOne',
      secondPart: 'invitedStepTwo',
      packages: null,
      selectPackage: null,
      topics: null,
    },
    steps: ['registrationAttendee', 'registrationSecondPart', 'registrationPhoto'],
    choosesPackage: false,
    invoice: null,
    checksVatId: false,
    photo: 'owed',
    isFeatured: false,
    isTransferable: true,
    texts: 'registrationAttendee.invited',
    secondPartTexts: 'registrationSecondPart.invited',
    nameText: null,
  },
  /** Featured attendees are guests of the organisers. */
  Featured: {
    title: 'Featured attendee',
    entry: 'invitation',
    slug: null,
    category: ['Vip', 'Buy'],
    calls: {
      check: 'featureFormToken',
      firstPart: 'submitFeatureForm',
      secondPart: null,
      packages: null,
      selectPackage: null,
      topics: null,
    },
    steps: ['registrationFeatured'],
    choosesPackage: false,
    invoice: null,
    checksVatId: false,
    photo: 'inForm',
    isFeatured: true,
    isTransferable: false,
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

/** The kinds that register by a form that is open to everybody. */
export type OfferedKindName = Exclude<RegistrationKindName, InvitedKindName>;

/** The kinds that register on a pass. */
export type PassKindName = {
  [Name in RegistrationKindName]: Kinds[Name]['category'] extends 'passes' ? Name : never;
}[RegistrationKindName];

/** The kinds that register by the open form. */
export type OpenKindName = {
  [Name in RegistrationKindName]: Kinds[Name]['entry'] extends 'form' ? Name : never;
}[RegistrationKindName];

export const kindNames = Object.keys(registrationKinds) as RegistrationKindName[];

export const openKindNames = kindNames.filter(isOpenKind);

/** The kind of attendees who chose none. */
export const defaultKind = 'Buy' satisfies OpenKindName;

/** The kinds that any visitor can choose. */
export const offeredKindNames = kindNames.filter(isOfferedKind);

/** Whether anybody can register as this kind by its form, without an invitation. */
export function isOpenKind(name: string | null): name is OpenKindName {
  return isRegistrationKind(name) && registrationKinds[name].entry === 'form';
}

/** Whether anybody can register as this kind, by whichever form: its tickets are those that a price list shows. */
export function isOfferedKind(name: string): name is OfferedKindName {
  return isRegistrationKind(name) && registrationKinds[name].entry !== 'invitation';
}

/** The kind that an address names by its slug; null where it names none. */
export function kindOfSlug(slug: string): OfferedKindName | null {
  return offeredKindNames.find((name) => registrationKinds[name].slug === slug.toLowerCase()) ?? null;
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
