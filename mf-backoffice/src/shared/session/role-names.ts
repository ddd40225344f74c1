import { awardsRoles, type OrganiserRole } from '@summit/contract/session/organisers';

/** What each role is called, and what it is for. */
export const roleNames: Record<OrganiserRole, { name: string; about: string }> = {
  owner: { name: 'Owner', about: 'Settings, team, and everything but the awards’ ballots' },
  content: { name: 'Content', about: 'Words, pictures, articles, banners and the look' },
  programme: { name: 'Programme', about: 'Speakers, sessions and halls' },
  desk: { name: 'Desk', about: 'Attendees, their photos, and helpers' },
  door: { name: 'Door', about: 'Letting people in, and nothing else of them' },
  sales: { name: 'Sales', about: 'Sponsors, packages, codes and invitations' },
  finance: { name: 'Finance', about: 'Orders, invoices and money that goes back' },
  awardsSteward: { name: 'Awards steward', about: 'Nominations, statuses and results' },
  awardsAuditor: { name: 'Awards auditor', about: 'Agrees to what a steward asks for' },
  moderator: { name: 'Moderator', about: 'Photos and reported messages' },
  privacy: { name: 'Privacy', about: 'What is stored of somebody, and its erasure' },
  analyst: { name: 'Analyst', about: 'Figures, without names' },
};

/** Several roles in words. */
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
