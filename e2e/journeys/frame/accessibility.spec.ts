import type { Page } from '@playwright/test';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { loginPopup } from '../../site/log-in.ts';
import { expect, test } from '../../site/reading.ts';
import { signIn } from '../../site/sign-in.ts';

interface Place {
  name: string;
  /** Opens this state of the page. */
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
  at(href(pages.home)),
  at(href(pages.about)),
  at(href(pages.speakers)),
  {
    name: 'a speaker',
    open: async (page) => {
      await page.goto(href(pages.speakers));
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      const ofTheList = await title.innerText();
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/speaker\//);
      await expect(title).not.toHaveText(ofTheList);
      await expect(title).toBeVisible();
    },
  },
  at(href(pages.agenda)),
  at(href(pages.attendees)),
  at(href(pages.sponsors)),
  at(href(pages.sponsor, { sponsorId: 'tidewarden' })),
  at(href(pages.calendar)),
  at(href(pages.oldAgenda)),
  at(href(pages.affiliateZone)),
  at(href(pages.affiliateZoneAgenda)),
  at(href(pages.affiliateZoneSponsor)),
  at(href(pages.networkingBlitz)),
  at(href(pages.meet)),
  at(href(pages.meet), 'buy'),
  at(href(pages.photoGallery, { search: { album: 'awards-night-2026' } })),
  at(href(pages.videos), 'buy'),
  at(href(pages.forgotPassword)),
  at(href(pages.registration)),
  at(href(pages.speakerData)),
  at(href(pages.awardsWelcome)),
  at(href(pages.awardsIndividual)),
  at(href(pages.awardsWinners, { search: { year: 2026 } })),
  at(href(pages.awardsLeaders, { search: { year: 2026 } })),
  at(href(pages.awardsNominationForm)),
  at(href(pages.awardsVotingStepOne)),
  at(href(pages.awardsVotingStepOne), 'vip'),
  at(href(pages.registrationAttendee)),
  at(href(pages.registrationSecondPart), 'stepone'),
  at(href(pages.registrationPackages), 'package'),
  at(href(pages.registrationCompleted), 'buy'),
  at('/no/such/page'),
  {
    name: 'the login popup',
    open: async (page) => {
      await page.goto(`${href(pages.home)}#login`);
      await expect(loginPopup(page)).toBeVisible();
    },
  },
  {
    name: 'the message dialog',
    account: 'buy',
    open: async (page) => {
      await page.goto(href(pages.attendees));
      await page
        .getByRole('button', { name: /message/i })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** One page of each kind: an article, a list and its target, a form, a ballot, a ticket, a popup. */
const ofEachKind = new Set([
  href(pages.home),
  href(pages.speakers),
  'a speaker',
  href(pages.agenda),
  href(pages.awardsWelcome),
  href(pages.registrationAttendee),
  `${href(pages.awardsVotingStepOne)}, as vip@`,
  `${href(pages.registrationCompleted)}, as buy@`,
  'the login popup',
]);

test.use({ expectedNoise: /status of 404/ });

for (const { name, account, open } of places) {
  const place = account ? `${name}, as ${account}@` : name;
  test(
    `axe finds no violations: ${place}`,
    { tag: ofEachKind.has(place) ? '@core' : [] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (account) await signIn(page, account);
      await page.setViewportSize({ width: 390, height: 900 });
      await open(page);
      await expectNoFindings(page, '390 px');
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoFindings(page, '1440 px');
    },
  );
}
