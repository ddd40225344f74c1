import type { Permission } from '../session/organisers.ts';

interface ResourceFact {
  /** One line: what an entry of it is. */
  about: string;
  read: Permission;
  change: Permission;
  /** Fields that need another permission to be changed. */
  fields?: Readonly<Record<string, Permission>>;
  /** Entries come from elsewhere, or are always there: organisers change them, and add none. */
  addsNone?: true;
  /** Entries stay: none can be removed. */
  removesNone?: true;
  /** The fields that a list shows and is searched by, besides the key; absent: the first few. */
  inList?: readonly string[];
  /** It says of people what visitors do not see: a list has few at a time, and all of them at once are an export. */
  isPersonal?: true;
  /** Visitors see those people, and organisers their addresses besides: a list has few of them at a time, too. */
  hasAddresses?: true;
}

/** The resources that organisers list, change, import and export: all have the same calls. */
export const resources = {
  texts: { about: 'a text of the site, by its name', read: 'content.read', change: 'content.change' },
  'virtual-texts': {
    about: 'a text of the virtual event, by its name',
    read: 'content.read',
    change: 'content.change',
  },
  banners: { about: 'a banner, and when it is shown', read: 'content.read', change: 'content.change' },
  articles: { about: 'an article', read: 'content.read', change: 'content.change' },
  albums: { about: 'an album of photographs', read: 'content.read', change: 'content.change' },
  'album-pictures': { about: 'a photograph of an album', read: 'content.read', change: 'content.change' },
  videos: { about: 'a video', read: 'content.read', change: 'content.change' },
  pictures: {
    about: 'an uploaded picture',
    read: 'content.read',
    change: 'pictures.add',
    addsNone: true,
    removesNone: true,
  },
  testimonials: { about: 'a testimonial about the event', read: 'content.read', change: 'content.change' },
  'testimonial-types': { about: 'a kind of testimonial', read: 'content.read', change: 'content.change' },
  'media-partners': { about: 'a media partner', read: 'content.read', change: 'content.change' },
  'media-partner-types': { about: 'a kind of media partner', read: 'content.read', change: 'content.change' },
  'media-kits': { about: 'a media kit', read: 'content.read', change: 'content.change' },
  'social-posts': { about: 'a post of the home page', read: 'content.read', change: 'content.change' },
  tags: { about: 'a topic that attendees are matched by', read: 'content.read', change: 'content.change' },
  'map-locations': { about: 'the venue or a place near it', read: 'content.read', change: 'content.change' },
  speakers: {
    about: 'a speaker',
    read: 'programme.read',
    change: 'programme.change',
    hasAddresses: true,
  },
  sessions: {
    about: 'a session of the agenda',
    read: 'programme.read',
    change: 'programme.change',
    inList: ['startsAt', 'locationId', 'title', 'edition'],
  },
  halls: { about: 'a hall', read: 'programme.read', change: 'programme.change' },
  sponsors: {
    about: 'a sponsor',
    read: 'sponsors.read',
    change: 'sponsors.change',
    inList: ['name', 'tierId', 'stand', 'status'],
  },
  'sponsor-types': {
    about: 'a line of business of sponsors',
    read: 'sponsors.read',
    change: 'sponsors.change',
  },
  tiers: { about: 'a tier of sponsorship', read: 'sponsors.read', change: 'sponsors.change' },
  forms: {
    about: 'a form that visitors fill in: whether it is open',
    read: 'forms.read',
    change: 'forms.change',
    addsNone: true,
    removesNone: true,
  },
  volunteers: {
    about: 'someone who offered to help',
    read: 'volunteers.read',
    change: 'volunteers.change',
    isPersonal: true,
    addsNone: true,
  },
  proposals: {
    about: 'a proposed session',
    read: 'proposals.read',
    change: 'proposals.change',
    isPersonal: true,
    addsNone: true,
  },
  attendees: {
    about: 'an attendee, by id or email address',
    read: 'attendees.read',
    change: 'attendees.change',
    isPersonal: true,
    fields: { isBlocked: 'attendees.block' },
    inList: ['firstName', 'lastName', 'email', 'company', 'registrationStatus'],
    addsNone: true,
    removesNone: true,
  },
  'last-year-attendees': {
    about: 'an attendee in the list of the last edition',
    read: 'attendees.read',
    change: 'attendees.change',
  },
  'waiting-list': {
    about: 'someone who waits, or waited, for a ticket that is sold out',
    read: 'attendees.read',
    change: 'attendees.change',
    isPersonal: true,
    inList: ['name', 'email', 'ticket', 'state', 'place', 'joinedAt', 'offeredUntil'],
    addsNone: true,
    removesNone: true,
  },
  subscribers: {
    about: 'an address that gets the newsletter, or got it until it unsubscribed',
    read: 'attendees.read',
    change: 'attendees.change',
    isPersonal: true,
    inList: ['email', 'state', 'consentedAt', 'unsubscribedAt'],
    addsNone: true,
  },
  categories: {
    about: 'a category that attendees register in',
    read: 'content.read',
    change: 'sales.change',
  },
  'predefined-activities': {
    about: 'an option of the registration forms',
    read: 'content.read',
    change: 'sales.change',
  },
  'email-domains': {
    about: 'a domain of email addresses that is refused, or that mistyped ones are compared with',
    read: 'settings.read',
    change: 'settings.change',
  },
  packages: { about: 'a ticket', read: 'sales.read', change: 'sales.change' },
  'promo-codes': { about: 'a code for a discount', read: 'sales.read', change: 'sales.change' },
  'vip-invitations': {
    about: 'an invitation for VIPs, exhibitors or a sponsor',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
    inList: ['name', 'company', 'slug', 'passesLimit', 'validUntil'],
  },
  'crypto-invitations': {
    about: 'an invitation for a crypto trader',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
  },
  'featured-invitations': {
    about: 'an invitation for a featured attendee',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
  },
  'blitz-invitations': {
    about: 'an invitation to a table at the networking blitz',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
    removesNone: true,
  },
  'blitz-tables': {
    about: 'a table at the networking blitz',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
    addsNone: true,
    removesNone: true,
  },
  listings: {
    about: 'a directory entry, and its invitation',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
  },
  vouchers: { about: 'a voucher', read: 'sales.read', change: 'sales.change' },
  refunds: {
    about: 'a refund or a dispute, and whether it has to be refunded by hand',
    read: 'invoicing.read',
    change: 'invoicing.change',
    isPersonal: true,
    addsNone: true,
    removesNone: true,
  },
  'award-categories': {
    about: 'an awards category: its texts, its votes, and whether it is in the season',
    read: 'awards.read',
    change: 'awards.categories',
    removesNone: true,
  },
  theme: {
    about: 'the look of the season',
    read: 'content.read',
    change: 'content.change',
    addsNone: true,
    removesNone: true,
  },
  'message-reports': {
    about: 'a reported conversation',
    read: 'reports.read',
    change: 'reports.change',
    isPersonal: true,
    addsNone: true,
    removesNone: true,
  },
  settings: {
    about: 'a section of the settings',
    read: 'settings.read',
    change: 'settings.change',
    addsNone: true,
    removesNone: true,
  },
  invoicing: {
    about: 'what invoices say about the seller',
    read: 'invoicing.read',
    change: 'invoicing.change',
    addsNone: true,
    removesNone: true,
  },
} as const satisfies Record<string, ResourceFact>;

export type ResourceId = keyof typeof resources;

export const resourceIds = Object.keys(resources) as ResourceId[];

/** The row of a resource, by its type as a whole. */
export function resourceFact(id: ResourceId): ResourceFact {
  return resources[id];
}

/** The permission that a change of one field of a resource needs. */
export function permissionToChange(id: ResourceId, field: string): Permission {
  const { change, fields = {} } = resourceFact(id);
  return fields[field] ?? change;
}

/** The key of an entry that does not exist yet, where the API makes the keys. */
export const newKey = 'new';
