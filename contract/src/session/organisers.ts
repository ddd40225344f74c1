/** What an organiser is responsible for; one person may have several roles. */
export const organiserRoles = [
  'owner',
  'content',
  'programme',
  'desk',
  'door',
  'sales',
  'finance',
  'awardsSteward',
  'awardsAuditor',
  'moderator',
  'privacy',
  'analyst',
] as const;

export type OrganiserRole = (typeof organiserRoles)[number];

/** What organisers may do, as resource and action, and the roles that may. No role can change a ballot. */
export const permissions = {
  'organisers.read': ['owner', 'privacy'],
  'organisers.change': ['owner'],
  /** To confirm another organiser's request to make a person a steward or an auditor of the awards. */
  'organisers.confirm': ['owner', 'awardsSteward', 'awardsAuditor'],
  'audit.read': ['owner', 'privacy', 'awardsAuditor'],
  'forms.read': ['owner', 'content'],
  'forms.change': ['owner', 'content'],
  'volunteers.read': ['owner', 'desk', 'privacy'],
  'volunteers.change': ['owner', 'desk'],
  'proposals.read': ['owner', 'programme', 'privacy'],
  'proposals.change': ['owner', 'programme'],
  /** To make the calls of resources at all: the row of each resource has its own permission besides. */
  'resources.use': organiserRoles,
  /** To manage one's own account: password, authenticator and passkeys. */
  'account.use': organiserRoles,
  'content.read': organiserRoles,
  'content.change': ['owner', 'content'],
  'pictures.add': ['owner', 'content', 'programme', 'sales'],
  'programme.read': organiserRoles,
  'programme.change': ['owner', 'programme'],
  'sponsors.read': organiserRoles,
  'sponsors.change': ['owner', 'sales', 'content'],
  /** To move the event, with everything that depends on its dates, to other days or another venue. */
  'edition.move': ['owner'],
  'settings.read': organiserRoles,
  'settings.change': ['owner'],
  'invoicing.read': ['owner', 'finance', 'analyst'],
  'invoicing.change': ['owner', 'finance'],
  'attendees.read': ['owner', 'desk', 'sales', 'moderator', 'privacy'],
  'attendees.change': ['owner', 'desk'],
  'attendees.block': ['owner', 'desk', 'moderator'],
  'attendees.photos': ['owner', 'desk', 'moderator'],
  /** Everything that is stored about one person. */
  'privacy.read': ['owner', 'privacy'],
  'privacy.erase': ['owner', 'privacy'],
  /** Lists for those who work at the event: what each of them contains is in `purpose-lists.ts`. */
  'lists.use': organiserRoles,
  'lists.people': ['owner', 'desk'],
  'lists.money': ['owner', 'finance'],
  /** To read messages that were reported; all others are private. */
  'reports.read': ['owner', 'moderator', 'privacy'],
  'reports.change': ['owner', 'moderator'],
  /** To make the calls of the inbox at all: the row of each kind has its own permission besides. */
  'inbox.use': ['owner', 'desk', 'sales', 'moderator', 'privacy', 'programme'],
  /** What visitors write to the organisers. */
  'inbox.read': ['owner', 'desk', 'sales', 'moderator', 'privacy'],
  'inbox.change': ['owner', 'desk', 'sales'],
  /** Questions that attendees ask about a session. */
  'questions.read': ['owner', 'programme', 'moderator', 'privacy'],
  'questions.change': ['owner', 'programme', 'moderator'],
  /** To see everything about an attendee at the desk, special needs included. */
  'attendees.needs': ['owner', 'desk'],
  'attendees.confirm': ['owner', 'desk'],
  'attendees.package': ['owner', 'desk'],
  'attendees.mail': ['owner', 'desk'],
  /** To let people in: to see who has a ticket, that they came, and no more of them. */
  'door.use': ['owner', 'desk', 'door'],
  'door.badges': ['owner', 'desk'],
  /** To read orders, payments and refunds. */
  'orders.read': ['owner', 'finance', 'sales'],
  'orders.refund': ['owner', 'finance'],
  'orders.confirm': ['owner', 'finance'],
  /** To read the tasks of today, each by the permission of its subject, and the figures of the event. */
  'today.read': organiserRoles,
  'figures.read': ['owner', 'sales', 'finance', 'analyst'],
  'sales.read': ['owner', 'sales', 'finance', 'desk', 'analyst'],
  'sales.change': ['owner', 'sales'],
  'invitations.read': ['owner', 'sales', 'desk'],
  'invitations.change': ['owner', 'sales'],
  /** To see which releases of the remotes are live, in a rollout or candidates, and to preview candidates. */
  'releases.read': ['owner', 'content', 'awardsSteward', 'analyst'],
  'releases.change': ['owner'],
  'awards.read': ['owner', 'awardsSteward', 'awardsAuditor', 'content', 'analyst'],
  'awards.status': ['owner', 'awardsSteward'],
  'awards.dates': ['owner', 'awardsSteward', 'content'],
  'awards.categories': ['owner', 'awardsSteward', 'content'],
  'awards.nominations': ['awardsSteward'],
  'awards.exclude': ['awardsSteward'],
  'awards.unseal': ['awardsSteward', 'awardsAuditor'],
  /** To confirm another organiser's request, never one's own. */
  'awards.confirm': ['awardsSteward', 'awardsAuditor'],
  /**
   * To read counts once they are unsealed. Before the announcement, no other permission shows anything of the
   * ballots.
   */
  'awards.counts': ['awardsSteward'],
} as const satisfies Record<string, readonly OrganiserRole[]>;

export type Permission = keyof typeof permissions;

/** The roles that supervise the awards: granting or withdrawing them takes two people. */
export const awardsRoles: readonly OrganiserRole[] = ['awardsSteward', 'awardsAuditor'];

/** Whether one of an organiser's roles grants a permission. */
export function isPermitted(roles: readonly OrganiserRole[], permission: Permission): boolean {
  const allowed: readonly OrganiserRole[] = permissions[permission];
  return roles.some((role) => allowed.includes(role));
}
