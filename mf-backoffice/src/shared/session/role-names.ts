import { awardsRoles, type OrganiserRole } from '@summit/contract/session/organisers';

/** The name and purpose of each role. */
export const roleNames: Record<OrganiserRole, { name: string; about: string }> = {
  owner: { name: 'Owner', about: 'Settings, team, and everything but the awards’ ballots' },
  content: { name: 'Content', about: 'Texts, pictures, articles, banners and the theme' },
  programme: { name: 'Programme', about: 'Speakers, sessions and halls' },
  desk: { name: 'Desk', about: 'Attendees, their photos, and helpers' },
  door: { name: 'Door', about: 'Check-in only' },
  sales: { name: 'Sales', about: 'Sponsors, packages, codes and invitations' },
  finance: { name: 'Finance', about: 'Orders, invoices and refunds' },
  awardsSteward: { name: 'Awards steward', about: 'Nominations, statuses and results' },
  awardsAuditor: { name: 'Awards auditor', about: 'Agrees to the requests of stewards' },
  moderator: { name: 'Moderator', about: 'Photos and reported messages' },
  privacy: { name: 'Privacy', about: 'Copies and erasure of personal data' },
  analyst: { name: 'Analyst', about: 'Figures, without names' },
};

/** The names of several roles, as text. */
export function namesOf(roles: readonly OrganiserRole[]): string {
  return roles.map((role) => roleNames[role].name).join(', ');
}

/** Roles of the awards that a second person has to agree to. */
export function awaitedRoles(
  before: readonly OrganiserRole[],
  after: readonly OrganiserRole[],
): OrganiserRole[] {
  return awardsRoles.filter((role) => before.includes(role) !== after.includes(role));
}
