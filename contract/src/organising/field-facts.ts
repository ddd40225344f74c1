import type { ResourceId } from './resources.ts';

/** The kinds of controls that edit and show a field. */
export const fieldKinds = [
  'text',
  'longText',
  'richText',
  'email',
  'moment',
  'day',
  'money',
  'number',
  'colour',
  'picture',
  'link',
  /** A page of this site, or a link. */
  'target',
  /** A code of capital letters, digits and dashes, in whatever way it is typed. */
  'code',
  'phone',
  'country',
  'flag',
  'choice',
  /** The key of an entry of another resource, or several of them in their order. */
  'reference',
  'references',
  /** Texts in their order. */
  'list',
  /** Several fields together, or a list of such. */
  'section',
  'sections',
] as const;

export type FieldKind = (typeof fieldKinds)[number];

interface FieldFact {
  /** The label, where the one made from the name is not clear. */
  label?: string;
  /** A hint below the field. */
  help?: string;
  /** The kind, where it does not follow from the rule. */
  kind?: FieldKind;
  /** The resource whose keys the field holds. */
  refersTo?: ResourceId;
}

const category = { refersTo: 'categories' } as const;
const kindOfIt = (refersTo: ResourceId): FieldFact => ({ label: 'Kind', refersTo });
const closesAt = {
  label: 'Closes',
  help: 'The link stops working at this time. Leave empty to keep it open.',
};
const position = { help: 'Smaller numbers come first.' };
const key = { label: 'Key', help: 'Part of the address. It cannot be changed later.' };
const saleWindow = {
  availableFrom: { label: 'On sale from', help: 'Leave empty to start now.' },
  availableUntil: { label: 'On sale until', help: 'Leave empty to sell until the event is over.' },
};
const moment = { kind: 'moment' } as const;

/** What forms and tables show about fields beyond their rules, by resource. */
const fieldFacts: Partial<Record<ResourceId, Readonly<Record<string, FieldFact>>>> = {
  texts: { content: { kind: 'longText', help: 'Words in braces, such as {name}, are filled in.' } },
  banners: {
    id: key,
    linkUrl: { label: 'Link', help: 'A page of this site, such as /agenda, or of another site.' },
    shownFrom: { help: 'Leave empty to start now.' },
    shownUntil: { help: 'Leave empty to show it until it is removed.' },
    position,
  },
  articles: {
    id: key,
    body: { kind: 'richText', help: 'Leave empty if the article is on another site, and enter its link.' },
    publishedAt: { help: 'If this is in the future, the article appears then.' },
  },
  albums: { id: key },
  'album-pictures': {
    galleryId: { label: 'Album', refersTo: 'albums' },
    alt: { label: 'Description', help: 'For people who cannot see the picture.' },
    position,
  },
  videos: {
    id: key,
    duration: { label: 'Duration in seconds' },
    isPrivate: { help: 'Only attendees see it.' },
    needsAccess: { help: 'Visitors have to request access.' },
  },
  testimonials: { id: key, typeId: kindOfIt('testimonial-types'), position },
  'media-partners': { id: key, typeId: kindOfIt('media-partner-types') },
  'map-locations': { id: key, position },
  speakers: {
    id: key,
    status: { help: 'Only published speakers are on the site.' },
    homePagePosition: { help: 'Leave empty to keep them off the home page.' },
    email: { help: 'Attendees’ messages go here. Never shown on the site.' },
    position,
  },
  sessions: {
    id: key,
    locationId: { label: 'Hall', refersTo: 'halls' },
    speakers: { refersTo: 'speakers', help: 'The first one leads the session.' },
    acceptsQuestions: { help: 'Attendees can send questions to the stage.' },
  },
  halls: { id: key, position, capacity: { help: 'Number of seats. Leave empty if unknown.' } },
  sponsors: {
    id: key,
    tierId: { label: 'Tier', refersTo: 'tiers' },
    typeId: kindOfIt('sponsor-types'),
    status: { help: 'A hidden sponsor keeps its logo, text and stand.' },
  },
  tiers: { id: key, position },
  attendees: {
    categoryId: category,
    createdAt: { label: 'Registered', ...moment },
    attendeeType: { label: 'Kind' },
    registrationStatus: { label: 'Status' },
    vatId: { label: 'VAT number' },
    vatIdSource: { label: 'VAT number checked by' },
    hasNoVatId: { label: 'Not registered for VAT' },
    linkedIn: { label: 'LinkedIn' },
    isInTop: { label: 'Listed first' },
    isPublished: { label: 'In the public list' },
  },
  'last-year-attendees': { categoryId: category },
  'waiting-list': {
    place: { label: 'Place in the queue', help: 'Free places are offered in this order.' },
    joinedAt: { label: 'Waiting since', ...moment },
    offeredUntil: { label: 'Offered until', help: 'A place is held for them until then.', ...moment },
    packageId: { label: 'Key of the ticket' },
    attendeeId: { label: 'Attendee', refersTo: 'attendees' },
  },
  subscribers: {
    consentedAt: { label: 'Subscribed', help: 'When they last agreed to get it.', ...moment },
    unsubscribedAt: { label: 'Unsubscribed', ...moment },
  },
  categories: { id: key, type: { help: 'Decides the steps of the registration. Cannot be changed later.' } },
  packages: {
    id: key,
    categoryId: category,
    price: { kind: 'money', help: 'Including VAT. A new price applies to later orders.' },
    ...saleWindow,
    capacity: { help: 'Total number of places. Leave empty for no limit.' },
    addsTo: { label: 'Adds to', refersTo: 'packages' },
    includesSeatOf: { label: 'Includes a seat of', refersTo: 'packages' },
    extraTickets: { help: 'How many others its holder can invite.' },
    position,
  },
  'promo-codes': {
    packageId: { label: 'Package', refersTo: 'packages', help: 'Leave empty for every package.' },
    discount: { help: 'Per cent, or an amount of money.' },
    uses: { help: 'How often it can be used in total. Leave empty for no limit.' },
    ...saleWindow,
  },
  'vip-invitations': {
    categoryId: category,
    slug: { help: 'Part of the link.' },
    code: { help: 'Part of the link. Leave empty to generate one.' },
    passesLimit: { label: 'Passes' },
    createdAt: { label: 'Created', ...moment },
  },
  'crypto-invitations': {
    closesAt,
    attendeeId: { label: 'Attendee', refersTo: 'attendees' },
    createdAt: { label: 'Created', ...moment },
  },
  'featured-invitations': {
    closesAt,
    usedAt: { label: 'Used', ...moment },
    createdAt: { label: 'Created', ...moment },
  },
  'blitz-invitations': { closesAt },
  'blitz-tables': { submittedAt: { label: 'Sent', ...moment } },
  listings: { closesAt, submittedAt: { label: 'Sent', ...moment } },
  vouchers: {
    promoCode: { help: 'An existing code, or a new one with the discount of the voucher.' },
    usedAt: { label: 'Used', ...moment },
  },
  refunds: {
    amount: { kind: 'money' },
    createdAt: { label: 'Requested', ...moment },
    returnedByHandAt: {
      label: 'Refunded by hand',
      help: 'When you returned the money in another way.',
    },
  },
  volunteers: { sentAt: { label: 'Sent', ...moment } },
  proposals: { sentAt: { label: 'Sent', ...moment } },
  'message-reports': {
    reportedAt: { label: 'Reported at', ...moment },
    reportedAttendeeId: { label: 'Account to block', refersTo: 'attendees' },
    conversation: { kind: 'longText' },
  },
  pictures: { url: { kind: 'picture' }, addedAt: { label: 'Added', ...moment } },
  theme: {
    'decorativeAccents.accent': {
      label: 'Accent',
      help: 'The colour of the season. The site derives shades from it.',
    },
    'decorativeAccents.motifSeed': {
      label: 'Motif seed',
      help: 'Another number draws the season’s motif differently.',
    },
    'decorativeAccents.edition': { label: 'Edition number' },
  },
  settings: {
    registrationIsEnabled: { label: 'Registration is open' },
    secondPersonFrom: {
      label: 'Second person from',
      help: 'When an order’s refunds reach this amount, in whole units, a second organiser has to confirm them. A raised amount takes effect a day later.',
    },
  },
  'award-categories': {
    id: key,
    allowedVotes: { help: 'How many a voter may choose. Fixed once the vote has begun.' },
    isInSeason: { help: 'Whether it has nominations and ballots. Fixed once the vote has begun.' },
  },
};

/** What is said about one field; nothing where its name and rule say it all. */
export function fieldFact(resource: ResourceId, field: string): FieldFact {
  const facts = fieldFacts[resource] ?? {};
  return (Object.hasOwn(facts, field) && facts[field]) || {};
}

/** Labels of fields whose names explain nothing. */
const usualLabels: Readonly<Record<string, string>> = { id: 'Key', url: 'Link', alt: 'Description' };

/** `Valid until` of `validUntil`, `Published` of `isPublished`, `Buttons: text` of `buttons.text`. */
export function fieldLabel(resource: ResourceId, field: string): string {
  const label = fieldFact(resource, field).label ?? usualLabels[field];
  return label ?? field.split('.').map(nameInWords).join(': ');
}

/** `Crypto trader` of `CryptoTrader`. @param place a part of a longer name, from 1 on, begins with a small letter */
export function nameInWords(name: string, place = 0): string {
  const bare = name.replace(/^is(?=[A-Z])/, '').replace(/(?<=[a-z])(?:Url|Id|At|On)$/, '');
  const words = bare.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
  return place === 0 ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : words;
}
