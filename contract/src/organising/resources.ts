import type { Permission } from '../session/organisers.ts';

interface ResourceFact {
  /** One line: what an entry of it is. */
  about: string;
  read: Permission;
  change: Permission;
  /** Fields that need another permission to be changed. */
  fields?: Readonly<Record<string, Permission>>;
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
  banners: { about: 'a banner, with when it is shown', read: 'content.read', change: 'content.change' },
  articles: { about: 'an article', read: 'content.read', change: 'content.change' },
  albums: { about: 'an album of photographs', read: 'content.read', change: 'content.change' },
  'album-pictures': {
    about: 'a photograph of an album',
    read: 'content.read',
    change: 'content.change',
  },
  videos: { about: 'a film', read: 'content.read', change: 'content.change' },
  pictures: { about: 'a picture that was added', read: 'content.read', change: 'pictures.add' },
  testimonials: {
    about: 'what somebody says about the event',
    read: 'content.read',
    change: 'content.change',
  },
  'testimonial-types': {
    about: 'a kind of people who say it',
    read: 'content.read',
    change: 'content.change',
  },
  'media-partners': { about: 'a media partner', read: 'content.read', change: 'content.change' },
  'media-partner-types': {
    about: 'a kind of media partner',
    read: 'content.read',
    change: 'content.change',
  },
  'media-kits': { about: 'a media kit', read: 'content.read', change: 'content.change' },
  'social-posts': { about: 'a post of the home page', read: 'content.read', change: 'content.change' },
  tags: { about: 'a topic that attendees are matched by', read: 'content.read', change: 'content.change' },
  'map-locations': { about: 'the venue or a place near it', read: 'content.read', change: 'content.change' },
  speakers: {
    about: 'somebody on stage',
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
  'sponsor-types': { about: 'what sponsors do', read: 'sponsors.read', change: 'sponsors.change' },
  tiers: { about: 'a tier of sponsorship', read: 'sponsors.read', change: 'sponsors.change' },
  forms: {
    about: 'a form that visitors fill in: whether it is open',
    read: 'forms.read',
    change: 'forms.change',
  },
  volunteers: {
    about: 'somebody who offered to help',
    read: 'volunteers.read',
    change: 'volunteers.change',
    isPersonal: true,
  },
  proposals: {
    about: 'a session that somebody proposed',
    read: 'proposals.read',
    change: 'proposals.change',
    isPersonal: true,
  },
  attendees: {
    about: 'somebody who has registered, by id or address',
    read: 'attendees.read',
    change: 'attendees.change',
    isPersonal: true,
    fields: { isBlocked: 'attendees.block' },
    inList: ['firstName', 'lastName', 'email', 'company', 'registrationStatus'],
  },
  'last-year-attendees': {
    about: 'somebody in the list of the last edition',
    read: 'attendees.read',
    change: 'attendees.change',
  },
  categories: {
    about: 'a category that attendees register in',
    read: 'content.read',
    change: 'sales.change',
  },
  'predefined-activities': {
    about: 'a choice of the registration forms',
    read: 'content.read',
    change: 'sales.change',
  },
  'email-domains': {
    about: 'a domain of email addresses that is refused, or that mistyped ones are compared with',
    read: 'settings.read',
    change: 'settings.change',
  },
  packages: { about: 'a ticket', read: 'sales.read', change: 'sales.change' },
  'promo-codes': { about: 'a code that takes something off', read: 'sales.read', change: 'sales.change' },
  'vip-invitations': {
    about: 'an invitation of VIPs, exhibitors or a sponsor',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
    inList: ['name', 'company', 'slug', 'passesLimit', 'validUntil'],
  },
  'crypto-invitations': {
    about: 'an invitation of a crypto trader',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
  },
  'featured-invitations': {
    about: 'an invitation of a featured attendee',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
  },
  'blitz-invitations': {
    about: 'an invitation to a table at the networking blitz',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
  },
  'blitz-tables': {
    about: 'a table at the networking blitz',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
  },
  listings: {
    about: 'an entry of the directory, and its invitation',
    read: 'invitations.read',
    change: 'invitations.change',
    isPersonal: true,
  },
  vouchers: { about: 'a voucher', read: 'sales.read', change: 'sales.change' },
  refunds: {
    about: 'money that goes back or is disputed: what a person has to return',
    read: 'invoicing.read',
    change: 'invoicing.change',
    isPersonal: true,
  },
  'award-categories': {
    about: 'a category of the awards: its words, its votes, whether it is in the season',
    read: 'awards.read',
    change: 'awards.categories',
  },
  theme: { about: 'the looks of the season', read: 'content.read', change: 'content.change' },
  'message-reports': {
    about: 'a conversation that one of its two people reported',
    read: 'reports.read',
    change: 'reports.change',
    isPersonal: true,
  },
  settings: { about: 'a section of the settings', read: 'settings.read', change: 'settings.change' },
  invoicing: {
    about: 'what invoices say of the seller',
    read: 'invoicing.read',
    change: 'invoicing.change',
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
