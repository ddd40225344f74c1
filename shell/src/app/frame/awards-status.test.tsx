import { screen, within } from '@testing-library/react';
import { type AwardsStatus, awardsStatuses } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { renderWithSession, respond } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { frameResponses } from '../testing/frame-responses.ts';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';

const about = { 'About the Awards': '/awards/welcome' };
const voting = { Voting: '/awards/voting-step1' };
const shortlist = { 'Official Shortlist': '/awards/shortlisted' };
const winners = { 'Winners and Leaders List': '/awards/winners' };

/** The target of the menu entry and the look of the footer, by status. */
const seasons: Record<AwardsStatus, [submenu: Record<string, string>, footerMood: string]> = {
  Welcome: [about, 'quiet'],
  PreNomination: [about, 'call'],
  Nomination: [about, 'call'],
  PreVoteOne: [about, 'countdown'],
  VoteOne: [{ ...about, ...voting }, 'ballot'],
  PreVoteTwo: [about, 'countdown'],
  VoteTwo: [{ ...about, ...shortlist }, 'ballot'],
  PreWining: [about, 'embargo'],
  Wining: [winners, 'gold'],
};

async function renderFrame(awardsStatus: AwardsStatus) {
  const both = (
    <>
      <SiteHeader />
      <SiteFooter />
    </>
  );
  renderWithSession(both, {
    responses: frameResponses({ awardsStatus }),
    render: (tree) => renderPart(tree),
  });
  await screen.findAllByRole('link', { name: 'LinkedIn' });
}

/** The awards' submenu in one of the two menus. */
function submenuIn(menu: HTMLElement) {
  const details = within(menu).getByText('Awards').closest('details') as HTMLElement;
  const links = within(details).getAllByRole('link');
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

test.each(awardsStatuses)('both menus and the footer match the season in %s', async (status) => {
  await renderFrame(status);
  const [submenu, mood] = seasons[status];

  const menus = screen.getAllByRole('navigation', { name: 'Main menu' });
  expect(menus).toHaveLength(2);
  for (const menu of menus) expect(submenuIn(menu)).toEqual(submenu);
  expect(screen.getByRole('contentinfo')).toHaveAttribute('data-footer-mood', mood);
});

test('an open menu follows a scheduled change of status', async () => {
  const changesAt = new Date(Date.now() + 200).toISOString();
  renderWithSession(<SiteHeader />, {
    responses: [
      respond(awardsCalls.awardsStatus, { awardsStatus: 'PreVoteOne', changesAt }),
      ...frameResponses({ awardsStatus: 'VoteOne' }),
    ],
    render: (tree) => renderPart(tree),
  });
  const [entry] = await screen.findAllByRole('link', { name: 'About the Awards' });
  expect(entry).toHaveAttribute('href', '/awards/welcome');
  expect(screen.queryByRole('link', { name: 'Voting' })).toBeNull();
  expect(await screen.findAllByRole('link', { name: 'Voting' }, { timeout: 10_000 })).not.toHaveLength(0);
});
