import type { Page } from '@playwright/test';
import { expectNoFindings } from '../axe-findings.ts';
import { expect } from '../journey.ts';
import { confirmIfAsked } from './confirm-it-is-you.ts';
import { screenAt } from './entry-form.ts';

/** Opens a part of the season; its plan by default. */
export async function openSeason(page: Page, part?: 'nominations' | 'count'): Promise<void> {
  await page.goto(screenAt('season', ...(part ? [part] : [])));
  await expect(page.getByRole('heading', { level: 1, name: 'Season' })).toBeVisible();
}

/** Sets a status immediately, after its effect was shown. @param step `Companies: Nominations` */
export async function setStatus(steward: Page, step: string): Promise<void> {
  await openSeason(steward);
  await steward.getByRole('button', { name: `Set ${step}`, exact: true }).click();
  const dialog = steward.getByRole('dialog', { name: step });
  await dialog.getByRole('button', { name: 'Set now' }).click();
  await expect(dialog).toBeHidden();
}

/** Takes a step out of order: one organiser requests it, another reads its effect and agrees. */
export async function agreeOn(steward: Page, auditor: Page, step: string): Promise<void> {
  await openSeason(steward);
  await steward.getByRole('button', { name: `Set ${step}`, exact: true }).click();
  await steward
    .getByRole('dialog', { name: step })
    .getByRole('button', { name: 'Ask a second person' })
    .click();
  await expect(steward.getByText(/Someone else must agree/)).toBeVisible();
  await openSeason(auditor);
  await auditor.getByRole('button', { name: 'Review' }).click();
  const dialog = auditor.getByRole('dialog', { name: 'Agree to a step out of order' });
  await dialog.getByRole('button', { name: 'Agree and set now' }).click();
  await confirmIfAsked(auditor, () => expect(dialog).toBeHidden({ timeout: 1000 }));
}

/** Opens the count of a closed vote: a steward requests it, an auditor confirms, and the steward sees it. */
export async function openCount(steward: Page, auditor: Page, vote: string): Promise<void> {
  for (const [page, button, confirm] of [
    [steward, 'Request count', 'Request count'],
    [auditor, 'Confirm', 'Confirm and open'],
  ] as const) {
    await openSeason(page, 'count');
    await page.getByRole('button', { name: `${button}: ${vote}` }).click();
    const dialog = page.getByRole('dialog', { name: `Open the count: ${vote}` });
    await expect(dialog).toBeVisible();
    await expectNoFindings(page, `${button}: ${vote}`);
    await dialog.getByRole('button', { name: confirm }).click();
    await confirmIfAsked(page, () => expect(dialog).toBeHidden({ timeout: 1000 }));
  }
  await openSeason(steward, 'count');
  await steward.getByRole('button', { name: `View count: ${vote}` }).click();
  await expect(steward.getByRole('table', { name: 'Votes of each nominee' })).toBeVisible();
}
