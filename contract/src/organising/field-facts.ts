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
const closesAt = { label: 'Closes', help: 'The link stops working at this moment. Empty: it stays open.' };
const position = { help: 'Smaller numbers come first.' };
const key = { label: 'Key', help: 'Part of the address. It cannot be changed later.' };
const saleWindow = {
  availableFrom: { label: 'On sale from', help: 'Empty: from now on.' },
  availableUntil: { label: 'On sale until', help: 'Empty: until the event is over.' },
};
const moment = { kind: 'moment' } as const;

/** What forms and tables show about fields beyond their rules, by resource. */
const fieldFacts: Partial<Record<ResourceId, Readonly<Record<string, FieldFact>>>> = {
  texts: { content: { kind: 'longText', help: 'Words in braces, such as {name}, are filled in.' } },
  banners: {
    id: key,
    linkUrl: { label: 'Link', help: 'A page of this site, such as /agenda, or of another one.' },
    shownFrom: { help: 'Empty: from now on.' },
    shownUntil: { help: 'Empty: until it is removed.' },
    position,
  },
  articles: {
    id: key,
    body: { kind: 'richText', help: 'Empty: the article is on another site, which the link leads to.' },
    publishedAt: { help: 'An article of the future is on the site from this moment.' },
  },
  albums: { id: key },
  'album-pictures': {
    galleryId: { label: 'Album', refersTo: 'albums' },
    alt: { label: 'Description', help: 'For those who do not see the picture.' },
    position,
  },
  videos: {
    id: key,
    duration: { label: 'Duration in seconds' },
    isPrivate: { help: 'Only attendees see it.' },
    needsAccess: { help: 'Visitors have to ask for it.' },
  },
  testimonials: { id: key, typeId: kindOfIt('testimonial-types'), position },
  'media-partners': { id: key, typeId: kindOfIt('media-partner-types') },
  'map-locations': { id: key, position },
  speakers: {
    id: key,
    status: { help: 'Only who is Published is on the site.' },
    homePagePosition: { help: 'Empty: not on the home page.' },
    email: { help: 'Messages of attendees go here. It is never shown.' },
    position,
  },
  sessions: {
    id: key,
    locationId: { label: 'Hall', refersTo: 'halls' },
    speakers: { refersTo: 'speakers', help: 'The first one leads.' },
    acceptsQuestions: { help: 'Attendees can ask the stage.' },
  },
  halls: { id: key, position, capacity: { help: 'Seats. Empty: not known.' } },
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
  categories: { id: key, type: { help: 'It decides the way through the registration, and is fixed.' } },
  packages: {
    id: key,
    categoryId: category,
    price: { kind: 'money', help: 'What is paid, VAT included. It holds for orders that begin later.' },
    ...saleWindow,
    capacity: { help: 'Places in all. Empty: as many as are asked for.' },
    addsTo: { label: 'Adds to', refersTo: 'packages' },
    includesSeatOf: { label: 'Includes a seat of', refersTo: 'packages' },
    extraTickets: { help: 'How many others its holder may invite.' },
    position,
  },
  'promo-codes': {
    packageId: { label: 'Package', refersTo: 'packages', help: 'Empty: for every package.' },
    discount: { help: 'Per cent, or an amount of money.' },
    uses: { help: 'How often it can be used in all. Empty: as often as wanted.' },
    ...saleWindow,
  },
  'vip-invitations': {
    categoryId: category,
    slug: { help: 'Part of the link.' },
    code: { help: 'Part of the link. Empty: one is made up.' },
    passesLimit: { label: 'Passes' },
    createdAt: { label: 'Made', ...moment },
  },
  'crypto-invitations': {
    closesAt,
    attendeeId: { label: 'Attendee', refersTo: 'attendees' },
    createdAt: { label: 'Made', ...moment },
  },
  'featured-invitations': {
    closesAt,
    usedAt: { label: 'Used', ...moment },
    createdAt: { label: 'Made', ...moment },
  },
  'blitz-invitations': { closesAt },
  'blitz-tables': { submittedAt: { label: 'Sent', ...moment } },
  listings: { closesAt, submittedAt: { label: 'Sent', ...moment } },
  vouchers: {
    promoCode: { help: 'One that exists, or a new one, which takes off what the voucher says.' },
    usedAt: { label: 'Used', ...moment },
  },
  refunds: {
    amount: { kind: 'money' },
    createdAt: { label: 'Requested', ...moment },
    returnedByHandAt: {
      label: 'Returned by hand',
      help: 'When you returned the money in another way than to the card.',
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
      help: 'The colour of the season. The site makes shades of it.',
    },
    'decorativeAccents.motifSeed': {
      label: 'Seed of the drawing',
      help: 'Another number draws the motif of the season in another way.',
    },
    'decorativeAccents.edition': { label: 'Number of the edition' },
  },
  settings: {
    registrationIsEnabled: { label: 'Registration is open' },
    secondPersonFrom: {
      label: 'Second person from',
      help: 'From this sum of an order’s refunds on, in whole units, a second organiser has to confirm them. A sum that is raised counts a day later.',
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
