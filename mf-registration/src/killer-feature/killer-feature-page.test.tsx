import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as packageCalls from '@summit/contract/calls/packages';
import * as vipCalls from '@summit/contract/calls/vip';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { problems } from '../testing/first-step-visit.ts';
import { enter, type PageOptions, renderPage, sentTo } from '../testing/page-rendering.tsx';
import { tags } from '../testing/registration-responses.ts';
import { statusIs } from '../testing/tickets-visit.ts';
import KillerFeaturePage from './killer-feature-page.tsx';

const { submitKillerFeature, completeRegistration } = attendeeRegistrationCalls;
const { vipKillerFeature } = vipCalls;
const { suggestTag } = packageCalls;

const ticket = { type: 'BuyStandard', name: 'Standard', kind: 'free' } as const;
const pass = { id: 'invitation-1', code: 'code-1', accountManagerEmailRequired: false };
const onPass = {
  attendeeType: 'Vip',
  pass,
  category: { id: 'v', slug: 'v', name: 'VIP', type: 'Vip' },
} as const;

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(KillerFeaturePage, {
    url: href(pages.registrationKillerFeature),
    status: 'PendingPackageSelection',
    ...options,
    attendee: { package: ticket, ...options.attendee },
    switches: { killerFeatureIsEnabled: true, ...options.switches },
  });

const next = { registrationStatus: 'Completed', next: 'registrationCompleted' } as const;
const completed = respond(submitKillerFeature, next);

const topic = (name: string) => screen.findByRole('checkbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /^People who are matched/ });
const comment = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Save my topics' });

beforeEach(() => window.localStorage.clear());

test('choosing topics with comments completes the registration', async () => {
  const { user, requests, location } = open({
    responses: [completed, statusIs('PendingPackageSelection'), statusIs('Completed')],
  });
  await user.click(await topic('Fraud'));
  await user.click(await topic('Custody'));
  await enter(user, comment('Fraud'), ' Rings, mostly ');
  await user.click(consent());
  await user.click(save());
  await waitFor(() => expect(location()).toBe('/registration/completed'));
  const [body] = sentTo(submitKillerFeature, requests) as [{ tags: unknown[] }];
  expect(body).toMatchObject({ approveMessages: true });
  expect(body.tags).toHaveLength(2);
  expect(body.tags).toEqual(
    expect.arrayContaining([{ id: 'fraud', comment: 'Rings, mostly' }, { id: 'custody' }]),
  );
});

test('choosing topics is optional', async () => {
  const { user, requests, location } = open({
    responses: [completed, statusIs('PendingPackageSelection'), statusIs('Completed')],
  });
  await topic('Fraud');
  expect(consent()).not.toBeRequired();
  await user.click(save());
  await waitFor(() => expect(location()).toBe('/registration/completed'));
  expect(sentTo(submitKillerFeature, requests)).toEqual([{ tags: [], approveMessages: false }]);
});

test('the payment follows if the ticket has to be paid', async () => {
  const { user, location } = open({
    status: 'RequestForPayment',
    responses: [
      respond(submitKillerFeature, { registrationStatus: 'RequestForPayment', next: 'registrationPayment' }),
    ],
  });
  await topic('Fraud');
  await user.click(save());
  await waitFor(() => expect(location()).toBe('/registration/payment'));
});

test('a guest on a pass sends them with the token of the invitation', async () => {
  const { user, requests, location } = open({
    attendee: { ...onPass, package: null },
    responses: [respond(vipKillerFeature, next), statusIs('PendingPackageSelection'), statusIs('Completed')],
  });
  await user.click(await topic('Fraud'));
  await user.click(consent());
  await user.click(save());
  await waitFor(() => expect(location()).toBe('/registration/completed'));
  const sent = requests.find(({ params }) => 'code' in params);
  expect(sent?.params).toEqual({ id: pass.id, code: pass.code });
});

describe('a problem', () => {
  test('with the consent is shown beside it, before anything is sent', async () => {
    const { user, requests } = open();
    await user.click(await topic('Fraud'));
    await user.click(save());
    expect(await problems()).toHaveTextContent(errors['killer-feature-0002'].message);
    expect(consent()).toHaveAttribute('aria-invalid', 'true');
    expect(sentTo(submitKillerFeature, requests)).toEqual([]);
  });

  test('with the length of a comment is shown beside it', async () => {
    const { user } = open();
    await user.click(await topic('Fraud'));
    await enter(user, comment('Fraud'), 'x'.repeat(201));
    await user.click(consent());
    await user.click(save());
    expect(await problems()).toHaveTextContent(errors['killer-feature-0001'].message);
    expect(comment('Fraud')).toHaveAttribute('aria-invalid', 'true');
  });

  test.each(['killer-feature-0001', 'killer-feature-0002', 'sponsors-0001', 'fm.cms-0022'] as const)(
    'that the server finds (%s) is shown with its text, and no input is lost',
    async (code) => {
      const { user } = open({ responses: [respondWithError(submitKillerFeature, code)] });
      await user.click(await topic('Fraud'));
      await enter(user, comment('Fraud'), 'Rings');
      await user.click(consent());
      await user.click(save());
      expect(await problems()).toHaveTextContent(errors[code].message);
      expect(comment('Fraud')).toHaveValue('Rings');
    },
  );

  test('with a removed topic removes it from the choice', async () => {
    const { user } = open({
      responses: [
        respondWithError(submitKillerFeature, 'sponsors-0001'),
        respond(packageCalls.tags, { tags, totalItems: 2, totalPages: 1 }),
        respond(packageCalls.tags, { tags: tags.slice(0, 1), totalItems: 1, totalPages: 1 }),
      ],
    });
    await user.click(await topic('Fraud'));
    await user.click(consent());
    await user.click(save());
    expect(await problems()).toHaveTextContent('Some topics are no longer offered');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Fraud' })).not.toBeInTheDocument());
    expect(screen.queryByRole('textbox', { name: /^Fraud/ })).not.toBeInTheDocument();
  });

  test.each([
    ['fm.cms-0019', '/registration/completed'],
    ['fm.cms-0021', '/registration/payment'],
  ] as const)('%s redirects to %s', async (code, address) => {
    const { user, location } = open({ responses: [respondWithError(submitKillerFeature, code)] });
    await topic('Fraud');
    await user.click(save());
    await waitFor(() => expect(location()).toBe(address));
  });
});

describe('a missing topic', () => {
  const suggestion = () => screen.getByRole('textbox', { name: /^Something else/ });

  test('can be added by Enter, and is chosen', async () => {
    const rain = { id: 'suggested-1', name: 'Rain' };
    const before = respond(packageCalls.tags, { tags, totalItems: 2, totalPages: 1 });
    const after = respond(packageCalls.tags, { tags: [...tags, rain], totalItems: 3, totalPages: 1 });
    const { user, requests } = open({ responses: [respond(suggestTag, rain), before, after] });
    await topic('Fraud');
    await enter(user, suggestion(), ' Rain ');
    await user.keyboard('{Enter}');
    expect(await topic('Rain')).toBeChecked();
    expect(comment('Rain')).toBeVisible();
    expect(suggestion()).toHaveValue('');
    expect(sentTo(suggestTag, requests)).toContainEqual({ name: 'Rain' });
    expect(sentTo(submitKillerFeature, requests)).toEqual([]);
  });

  test('is not added by the Enter that confirms an input method’s characters', async () => {
    const { user, requests } = open();
    await topic('Fraud');
    await enter(user, suggestion(), 'けっさい');
    fireEvent.keyDown(suggestion(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(suggestion(), { key: 'Enter', keyCode: 229 });
    expect(suggestion()).toHaveValue('けっさい');
    expect(sentTo(suggestTag, requests)).toEqual([]);
  });

  test('that is refused shows the reason', async () => {
    const { user } = open({ responses: [respondWithError(suggestTag, 'rate-limit-0001')] });
    await topic('Fraud');
    await enter(user, suggestion(), 'Rain');
    await user.click(screen.getByRole('button', { name: 'Add the topic' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(errors['rate-limit-0001'].message);
    expect(suggestion()).toHaveValue('Rain');
  });
});

test('a draft survives a reload', async () => {
  const { user, unmount } = open();
  await user.click(await topic('Fraud'));
  await enter(user, comment('Fraud'), 'Rings');
  unmount();
  open();
  expect(await topic('Fraud')).toBeChecked();
  expect(comment('Fraud')).toHaveValue('Rings');
});

describe('the step', () => {
  test('follows the choice of a ticket', async () => {
    const { location } = open({ attendee: { package: null } });
    await waitFor(() => expect(location()).toBe('/registration/packages'));
  });

  test('is skipped if topics are switched off', async () => {
    const { location } = open({ status: 'RequestForPayment', switches: { killerFeatureIsEnabled: false } });
    await waitFor(() => expect(location()).toBe('/registration/payment'));
  });

  test('is shown to a guest on a pass even then', async () => {
    const { user, location } = open({
      attendee: { ...onPass, package: null },
      switches: { killerFeatureIsEnabled: false },
      responses: [
        respond(completeRegistration, {
          registrationStatus: 'Completed',
          message: '',
          displayName: '',
          isEmailConfirmed: true,
        }),
        statusIs('PendingPackageSelection'),
        statusIs('Completed'),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Complete my registration' }));
    await waitFor(() => expect(location()).toBe('/registration/completed'));
  });

  test('has no step number if topics are switched off', async () => {
    renderPage(KillerFeaturePage, { url: href(pages.registrationKillerFeature) });
    expect(await screen.findByRole('heading', { name: 'Please log in to continue' })).toBeVisible();
    expect(screen.queryByText(/^Step \d/)).not.toBeInTheDocument();
  });
});
