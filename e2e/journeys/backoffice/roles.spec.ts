import type { Page } from '@playwright/test';
import { resourceFact, type ResourceId, resourceIds } from '@summit/contract/organising/resources';
import { type OrganiserRole, organiserRoles } from '@summit/contract/session/organisers';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { screenAt } from '../../site/backoffice/entry-form.ts';
import { goByMenu, isShown, menuEntries, type MenuEntry, openListed } from '../../site/backoffice/menu.ts';
import { organiserOfRole } from '../../site/backoffice/organiser-of-role.ts';
import { type CallsOfPage, followCalls } from '../../site/backoffice/refusals.ts';
import { expect, test } from '../../site/journey.ts';

// Each role has a separate organiser, who changes nothing.

test.describe.configure({ mode: 'parallel' });

/** Screens that are not the list of a resource. */
const ownScreens = [
  'attendees',
  'orders',
  'inbox',
  'season',
  'agenda',
  'words',
  'releases',
  'check-in',
  'badges',
  'team',
  'record',
];

/**
 * Buttons that only open something, or ask the server for the effect of a change: one of each kind is pressed on a screen.
 * The button that makes the change is in what they open, and is never pressed here.
 */
const safe = [
  /^Import$/,
  /^Export/,
  /^Remove$/,
  /^Add team member$/,
  /^Change /,
  /^Send .*(again|link)/,
  /^Lists by purpose$/,
  /^Move (the event|to another category)$/,
  /^(Unb|B)lock$/,
  /^Confirm address$/,
  /^Approve /,
  /^Reject /,
  /^Erase data$/,
  /^Refund the payment/,
  /^Set /,
  /^Withdraw/,
  /^Propose an exclusion$/,
  /^Review$/,
  /^Preview /,
];

/** The first resource of each pair of permissions, because the others have the same buttons. */
const withButtons = new Set(
  resourceIds.filter((id, at) => resourceIds.findIndex((other) => pairOf(other) === pairOf(id)) === at),
);

function pairOf(id: ResourceId): string {
  const { read, change } = resourceFact(id);
  return `${read} ${change}`;
}

/** Roles that together see nearly all dialogs; axe takes seconds for each. */
const checkedByAxe: readonly OrganiserRole[] = ['owner', 'awardsSteward'];

/** Presses the safe buttons of the open screen, and closes what they open. */
async function pressWhatIsSafe(page: Page, calls: CallsOfPage, role: OrganiserRole): Promise<void> {
  for (const name of safe) {
    const button = page.getByRole('button', { name, disabled: false }).first();
    if (!(await button.isVisible())) continue;
    // The previous button's overlay may open late and cover this one.
    await expect(async () => {
      await closeDialogs(page);
      // A screen that is rendered again may have lost the button.
      if (await button.isVisible()) await button.click({ timeout: 2000 });
    }).toPass();
    // Its code may still be loading, and would cover the menu later.
    const dialog = page.getByRole('dialog').first();
    await dialog.waitFor({ timeout: 1500 }).catch(() => null);
    await calls.areOver();
    if (checkedByAxe.includes(role) && (await dialog.isVisible())) {
      await expectNoFindings(page, `${name.source} at ${page.url()}`, 'iframe');
    }
    await closeDialogs(page);
  }
}

/** Closes all dialogs: one may cover another, and one that is still opening ignores keys. */
async function closeDialogs(page: Page): Promise<void> {
  await expect(async () => {
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Opens the first entry of a list, with its history. */
async function openFirst(page: Page, calls: CallsOfPage): Promise<boolean> {
  const entry = page.getByRole('rowheader').getByRole('link').first();
  if (!(await entry.isVisible())) return false;
  await openListed(page, entry);
  await calls.areOver();
  const history = page.getByRole('tab', { name: 'History' });
  if (await history.isVisible()) await history.click();
  await calls.areOver();
  return true;
}

async function walk(page: Page, calls: CallsOfPage, role: OrganiserRole, entry: MenuEntry): Promise<void> {
  await goByMenu(page, entry);
  await calls.areOver();
  const [screen = ''] = entry.path.split('/').slice(2);
  const isOwn = screen === '' || ownScreens.includes(screen);
  if (!isOwn && !withButtons.has(screen as ResourceId)) return;
  await pressWhatIsSafe(page, calls, role);
  if (screen === 'season') await walkSeason(page, calls, role);
  if (screen === 'words') await walkWords(page, calls);
  if (await openFirst(page, calls)) await pressWhatIsSafe(page, calls, role);
}

async function walkSeason(page: Page, calls: CallsOfPage, role: OrganiserRole): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Season' }).getByRole('link');
  for (let at = 0; at < (await parts.count()); at += 1) {
    await parts.nth(at).click();
    await isShown(page);
    await calls.areOver();
    await pressWhatIsSafe(page, calls, role);
  }
}

async function walkWords(page: Page, calls: CallsOfPage): Promise<void> {
  for (const search of ['text=home.hero.title', 'part=theme']) {
    await page.goto(`${screenAt('words')}?${search}`);
    await expect(page.getByRole('textbox', { name: /^(Content|Accent)$/ })).toBeVisible();
    await calls.areOver();
  }
}

for (const role of organiserRoles) {
  test(`the server refuses no control that ${role} sees, and screens of other roles name the role they need`, async ({
    browser,
  }) => {
    const page = await organiserOfRole(browser, role);
    const calls = followCalls(page);
    const entries = await menuEntries(page);
    expect(entries.length).toBeGreaterThan(1);
    for (const entry of entries) {
      await test.step(entry.title, async () => {
        await walk(page, calls, role, entry);
        expect(calls.refused, entry.title).toEqual([]);
      });
    }

    const offered = new Set(entries.map(({ path }) => path));
    const others = [...ownScreens, ...withButtons].map((name) => screenAt(name));
    for (const path of others.filter((one) => !offered.has(one))) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'You do not have access' }), path).toBeVisible();
    }
    await calls.areOver();
    expect(calls.refused).toEqual([]);
    await page.context().close();
  });
}
