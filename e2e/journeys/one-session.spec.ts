import { href } from '@summit/contract/site-map';
import { expect, test } from '../site/journey.ts';
import { accountMenu, logIn, logOut } from '../site/log-in.ts';

test('whatever remotes are loaded, there is one session', async ({ page }) => {
  await page.goto(href('home'));
  await logIn(page, 'crypto');
  for (const id of ['attendees', 'awardsVotingStepOne', 'registrationAttendee'] as const) {
    await page.goto(href(id));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  }

  const instances = await page.evaluate(
    () => (globalThis as unknown as Record<symbol, number>)[Symbol.for('summit.shared-auth.instances')],
  );
  expect(instances).toBe(1);
});

test('a login or logout in one tab shows in the other', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(href('home'));
  await other.goto(href('speakers'));

  await logIn(one, 'crypto');
  await other.bringToFront();
  await expect(accountMenu(other)).toBeVisible();

  await logOut(other);
  await one.bringToFront();
  await expect(accountMenu(one)).toBeHidden();
});
