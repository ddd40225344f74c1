import type { Page } from '@playwright/test';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { topicTexts } from '@summit/contract/texts/topics';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { continueElsewhere } from '../../site/continue-elsewhere.ts';
import { draftIsStored } from '../../site/drafts.ts';
import { expect, test } from '../../site/journey.ts';
import { type Organiser, organiserAtTerminal } from '../../site/organiser.ts';
import { registerBuyer } from '../../site/register-by-api.ts';

test.describe.configure({ mode: 'serial' });
// The refusal of a topic that was removed meanwhile is logged.
test.use({ expectedNoise: /killer-feature/ });

const person = { firstName: 'Ottilie', lastName: 'Brandt', email: 'ottilie.brandt@northmere-retail.example' };
const suggestion = 'Tokenised deposits';

let organiser: Organiser;

test.beforeAll(async () => {
  organiser = await organiserAtTerminal('owner');
  await organiser.run('settings', 'set', 'global', 'killerFeatureIsEnabled=true');
});

test.afterAll(() => organiser.run('settings', 'set', 'global', 'killerFeatureIsEnabled=false'));

const topic = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const consent = (page: Page) =>
  page.getByRole('checkbox', { name: topicTexts['registrationKillerFeature.approve'] });
const save = (page: Page) =>
  page.getByRole('button', { name: topicTexts['registrationKillerFeature.submit'] });

async function suggest(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: topicTexts['registrationKillerFeature.suggest'] }).fill(suggestion);
  await page.getByRole('button', { name: topicTexts['registrationKillerFeature.suggest.submit'] }).click();
  await expect(topic(page, suggestion)).toBeChecked();
}

test('topics are chosen after the ticket, and a topic that organisers have removed is no longer offered', async ({
  page,
  browser,
  baseURL,
}) => {
  await registerBuyer(page, person, 'tickets');
  await page.goto(href(pages.registrationPackages));
  await page.getByRole('radio', { name: /^Standard/ }).check();
  await page
    .getByRole('button', { name: registrationPackagesTexts['registrationPackages.submit.free'] })
    .click();
  await expect(page).toHaveURL(href(pages.registrationKillerFeature));

  await test.step('missing input is reported, and axe finds no violations', async () => {
    await topic(page, 'Fraud').check();
    await save(page).click();
    await expect(page.getByRole('alert').first()).toContainText(errors['killer-feature-0002'].message);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFindings(page, 'topics, 390 px');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoFindings(page, 'topics, 1440 px');
  });

  await test.step('the choice survives a reload and Back', async () => {
    await suggest(page);
    await page.getByRole('textbox', { name: 'Fraud' }).fill('Rings of mules');
    await draftIsStored(page, 'Rings of mules');
    await page.reload();
    await expect(topic(page, 'Fraud')).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Fraud' })).toHaveValue('Rings of mules');
    await page.goto(href(pages.about));
    await page.goBack();
    await expect(topic(page, suggestion)).toBeChecked();
  });

  await test.step('an organiser removes the suggested topic before the form is sent', async () => {
    const listed = (await organiser.run('tags')).split('\n').find((line) => line.includes(suggestion));
    await consent(page).check();
    await organiser.run('tags', 'remove', listed?.split(':')[0] ?? '');
    await save(page).click();
    const removed = topicTexts['registrationKillerFeature.changed'];
    await expect(page.getByRole('alert').first()).toContainText(removed);
    await expect(topic(page, suggestion)).toHaveCount(0);
  });

  await test.step('another device continues, up to the ticket', async () => {
    const { page: phone, leave } = await continueElsewhere(browser, baseURL, person.email);
    await phone.goto(href(pages.registrationKillerFeature));
    await topic(phone, 'Fraud').check();
    await consent(phone).check();
    await save(phone).click();
    await expect(phone).toHaveURL(new RegExp(href(pages.registrationCompleted)));
    await leave();
  });
  await page.reload();
  await expect(page.getByRole('article', { name: 'Ticket of Ottilie Brandt' })).toBeVisible();
});
