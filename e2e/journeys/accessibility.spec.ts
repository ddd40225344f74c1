import type { Page } from '@playwright/test';
import type { DemoAccountName } from '@summit/contract/demo-accounts';
import { href } from '@summit/contract/href';
import { loginPopup } from '../site/log-in.ts';
import { expectNoFindings } from '../site/look-with-axe.ts';
import { expect, test } from '../site/reading.ts';
import { signIn } from '../site/sign-in.ts';

interface Place {
  name: string;
  /** Leads the visitor there. */
  open: (page: Page) => Promise<void>;
  account?: DemoAccountName;
}

function at(path: string, account?: DemoAccountName): Place {
  const open = async (page: Page) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  };
  return { name: path, account, open };
}

const places: Place[] = [
  at(href('home')),
  at(href('about')),
  at(href('speakers')),
  {
    name: 'a speaker',
    open: async (page) => {
      await page.goto(href('speakers'));
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      const ofTheList = await title.innerText();
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/speaker\//);
      await expect(title).not.toHaveText(ofTheList);
      await expect(title).toBeVisible();
    },
  },
  at(href('agenda')),
  at(href('attendees')),
  at(href('sponsors')),
  at(href('sponsor', { sponsorId: 'tidewarden' })),
  at(href('calendar')),
  at(href('oldAgenda')),
  at(href('affiliateZone')),
  at(href('affiliateZoneAgenda')),
  at(href('affiliateZoneSponsor')),
  at(href('networkingBlitz')),
  at(href('meet')),
  at(href('meet'), 'buy'),
  at(href('photoGallery', { search: { album: 'awards-night-2026' } })),
  at(href('videos'), 'buy'),
  at(href('forgotPassword')),
  at(href('registration')),
  at(href('speakerData')),
  at(href('awardsWelcome')),
  at(href('awardsIndividual')),
  at(href('awardsWinners', { search: { year: 2026 } })),
  at(href('awardsLeaders', { search: { year: 2026 } })),
  at(href('awardsNominationForm')),
  at(href('awardsVotingStepOne')),
  at(href('awardsVotingStepOne'), 'vip'),
  at(href('registrationAttendee')),
  at(href('registrationSecondPart'), 'stepone'),
  at(href('registrationPackages'), 'package'),
  at(href('registrationCompleted'), 'buy'),
  at('/no/such/page'),
  {
    name: 'the login popup',
    open: async (page) => {
      await page.goto(`${href('home')}#login`);
      await expect(loginPopup(page)).toBeVisible();
    },
  },
  {
    name: 'the message dialog',
    account: 'buy',
    open: async (page) => {
      await page.goto(href('attendees'));
      await page
        .getByRole('button', { name: /message/i })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** One page of each kind: reading, a list and what it leads to, a form, a ballot, a ticket, a popup. */
const ofEachKind = new Set([
  href('home'),
  href('speakers'),
  'a speaker',
  href('agenda'),
  href('awardsWelcome'),
  href('registrationAttendee'),
  `${href('awardsVotingStepOne')}, as vip@`,
  `${href('registrationCompleted')}, as buy@`,
  'the login popup',
]);

test.use({ expectedNoise: [/status of 404/] });

for (const { name, account, open } of places) {
  const place = account ? `${name}, as ${account}@` : name;
  test(`axe finds nothing: ${place}`, { tag: ofEachKind.has(place) ? '@core' : [] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (account) await signIn(page, account);
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page);
    await expectNoFindings(page, '390 px');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoFindings(page, '1440 px');
  });
}
