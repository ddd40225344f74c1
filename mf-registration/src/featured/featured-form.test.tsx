import { screen } from '@testing-library/react';
import { emailAddressNotValid } from '@summit/contract/contact-details/email-domain';
import { errors } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondNever, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import {
  fillFeatured,
  getFeaturedPage,
  registered,
  sendFeatured,
  submitFeatureForm,
  token,
  uploadFeatureImage,
} from '../testing/featured-visit.ts';
import { problems } from '../testing/first-step-visit.ts';
import { enter, sentTo } from '../testing/page-rendering.tsx';
import { chooseFile, photo, photoUrl, storedPhoto } from '../testing/photo-visit.ts';
import FeaturedPage from './featured-page.tsx';

const openFeatured = getFeaturedPage(FeaturedPage);

/** Fills in all fields, and presses the button. */
async function sendTo(...responses: TestResponse[]) {
  const page = openFeatured({ responses });
  await fillFeatured(page.user);
  await chooseFile(page.user, photo);
  await screen.findByText(/Your photo is ready/);
  await page.user.click(sendFeatured());
  return page;
}

const badge = () => screen.getByRole('figure', { name: 'Your badge' });

beforeEach(() => window.localStorage.clear());

describe('the form of a featured attendee', () => {
  test('registers, signs in and shows thanks', async () => {
    const { requests, session, location } = await sendTo(registered);
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Inês' })).toBeVisible();
    expect(screen.getByText('You are a featured attendee of Summit.')).toBeVisible();
    expect(screen.getByText('On its way to ines@mare.example')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Thank you, Inês' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'See my ticket' })).toHaveAttribute(
      'href',
      href(pages.registrationCompleted),
    );
    expect(screen.getByRole('link', { name: 'See the attendee list' })).toBeVisible();
    expect(session.store.getState()).toMatchObject({ phase: 'signedIn', accessToken: 'access-2' });
    expect(location()).toContain(token);
    expect(sentTo(submitFeatureForm, requests)).toEqual([
      {
        token,
        firstName: 'Inês',
        lastName: 'Duarte',
        email: 'ines@mare.example',
        phone: '+351211234567',
        company: 'Maré',
        jobTitle: 'Treasurer',
        country: 'PT',
        password: 'Summit2030',
        bio: 'Moves money for fishers.',
        imageUrl: photoUrl,
        linkedIn: 'https://www.linkedin.com/in/ines-duarte',
        termsAccepted: true,
        marketing: false,
        publishAccepted: true,
      },
    ]);
  });

  test('reports missing fields, including the photo, and sends nothing', async () => {
    const { user, requests } = openFeatured();
    await screen.findByLabelText(/^First name/);
    await user.click(sendFeatured());
    const said = await problems();
    for (const name of ['Phone', 'About you', 'LinkedIn profile', 'Photo', 'Show me in the public']) {
      expect(said).toHaveTextContent(name);
    }
    expect(screen.getByLabelText(/^Photo/)).toBeInvalid();
    await user.click(screen.getByRole('link', { name: 'Photo' }));
    expect(screen.getByLabelText(/^Photo/)).toHaveFocus();
    expect(sentTo(submitFeatureForm, requests)).toEqual([]);
  });

  test('counts the characters of the biography, and refuses too many', async () => {
    const { user } = openFeatured();
    const bio = await screen.findByLabelText(/^About you/);
    await enter(user, bio, 'x'.repeat(limits.bio + 1));
    expect(screen.getByText(`${limits.bio + 1} / ${limits.bio}`)).toBeVisible();
    await user.click(sendFeatured());
    expect(await problems()).toHaveTextContent('About you:');
    expect(bio).toBeInvalid();
  });

  test('shows the badge as it is filled in', async () => {
    const { user } = openFeatured();
    await enter(user, await screen.findByLabelText(/^Job title/), 'Treasurer');
    expect(badge()).toHaveTextContent('Inês Duarte');
    expect(badge()).toHaveTextContent('Treasurer');
    expect(badge()).toHaveTextContent('Featured attendee');
    await chooseFile(user, photo);
    expect(await screen.findByRole('img', { name: 'Inês Duarte' })).toHaveAttribute('src', `/api${photoUrl}`);
  });

  test('asks for a password only if the settings require it', async () => {
    openFeatured({ switches: { allowPasswordOnRegistration: false } });
    await screen.findByLabelText(/^First name/);
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  });

  test('waits for the upload of a photo, and is sent once, however often the button is pressed', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const slow = respond(uploadFeatureImage, async () => {
      await gate;
      return storedPhoto;
    });
    const { user, requests } = openFeatured({ responses: [slow, registered] });
    await fillFeatured(user);
    await chooseFile(user, photo);
    await screen.findByText('Sending your photo');
    await user.dblClick(sendFeatured());
    expect(sentTo(submitFeatureForm, requests)).toEqual([]);
    release();
    await screen.findByRole('heading', { name: 'Thank you, Inês' });
    expect(sentTo(submitFeatureForm, requests)).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('because the address is registered links to the login, and keeps the input', async () => {
    await sendTo(respondWithError(submitFeatureForm, 'fm.cms-0029'));
    expect(await problems()).toHaveTextContent(`Work email: ${errors['fm.cms-0029'].message}`);
    expect(screen.getByText(/Is this you\?/)).toBeVisible();
    expect(screen.getByLabelText(/^About you/)).toHaveValue('Moves money for fishers.');
    expect(screen.getByText(/Your photo is ready/)).toBeVisible();
  });

  test('of the address is shown beside it', async () => {
    await sendTo(respondWithError(submitFeatureForm, 'email.domain-0002'));
    expect(await problems()).toHaveTextContent(
      `Work email: ${errors['email.domain-0002'].message} ${emailAddressNotValid}`,
    );
  });

  test('because the photo was removed asks for it again', async () => {
    const message = 'Please upload this picture once more.';
    const { user } = await sendTo(respondWithError(submitFeatureForm, 'image-0001', { message }), registered);
    expect(await problems()).toHaveTextContent(`Photo: ${message}`);
    await chooseFile(user, photo);
    await screen.findByText(/Your photo is ready/);
    await user.click(sendFeatured());
    expect(await screen.findByRole('heading', { name: 'Thank you, Inês' })).toBeVisible();
  });

  test.each([
    ['cqrs-0009', 'This link does not work'],
    ['fm.cms-0009', 'This invitation is closed'],
    ['fm.cms-0019', 'This invitation has been used already'],
  ] as const)('because of the invitation (%s) replaces the form, and gets the focus', async (code, title) => {
    await sendTo(respondWithError(submitFeatureForm, code));
    const heading = await screen.findByRole('heading', { name: title });
    expect(heading.closest('[role=alert]')).toHaveFocus();
    expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
  });

  test('because registration was closed meanwhile shows a message', async () => {
    await sendTo(respondWithError(submitFeatureForm, 'registration-0001'));
    expect(
      await screen.findByRole('heading', { name: 'Registration is closed at the moment' }),
    ).toBeVisible();
  });

  test('without a network keeps the input, and can be retried', async () => {
    const { user } = await sendTo(respondNever(submitFeatureForm), registered);
    expect(await problems()).toHaveTextContent('Nothing you entered is lost.');
    await user.click(sendFeatured());
    expect(await screen.findByRole('heading', { name: 'Thank you, Inês' })).toBeVisible();
  });
});
