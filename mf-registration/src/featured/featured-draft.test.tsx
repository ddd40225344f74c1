import { fireEvent, screen, waitFor } from '@testing-library/react';
import { errors } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondNever } from '@summit/shared-auth/testing';
import {
  fillFeatured,
  getFeaturedPage,
  registered,
  sendFeatured,
  submitFeatureForm,
  token,
  uploadFeatureImage,
} from '../testing/featured-visit.ts';
import { field } from '../testing/first-step-visit.ts';
import { enter, sentTo } from '../testing/page-rendering.tsx';
import { chooseFile, photo, photoUrl, storedPhoto } from '../testing/photo-visit.ts';
import FeaturedPage from './featured-page.tsx';

const openFeatured = getFeaturedPage(FeaturedPage);

beforeEach(() => window.localStorage.clear());

describe('the photo of the form', () => {
  test('is uploaded with the token of the link', async () => {
    const { user, requests } = openFeatured();
    await chooseFile(user, photo);
    await screen.findByText(/Your photo is ready/);
    const upload = requests.find(({ path }) => path === uploadFeatureImage.path);
    expect(upload?.query).toEqual({ token });
    expect((upload?.body as FormData | undefined)?.get('file')).toMatchObject({ name: 'me.jpg' });
  });

  test('can be uploaded again after a failure', async () => {
    const { user } = openFeatured({
      responses: [respondNever(uploadFeatureImage), respond(uploadFeatureImage, storedPhoto)],
    });
    await chooseFile(user, photo);
    expect(await screen.findByRole('alert')).toHaveTextContent(errors['network-0001'].message);
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
  });
});

describe('the draft of the form', () => {
  test('is stored for each link until it is sent, the photo with it, never the password', async () => {
    const first = openFeatured();
    await fillFeatured(first.user);
    await chooseFile(first.user, photo);
    await screen.findByText(/Your photo is ready/);
    first.unmount();
    const stored = JSON.stringify({ ...window.localStorage });
    expect(stored).not.toContain('Summit2030');
    expect(stored).not.toContain(token);

    const second = openFeatured({ responses: [registered] });
    expect(await screen.findByLabelText(/^About you/)).toHaveValue('Moves money for fishers.');
    expect(screen.getByText(/Your photo is ready/)).toBeVisible();
    await enter(second.user, field(/^Password/), 'Summit2030');
    await second.user.click(sendFeatured());
    await screen.findByRole('heading', { name: 'Thank you, Inês' });
    expect(sentTo(submitFeatureForm, second.requests)).toMatchObject([{ imageUrl: photoUrl }]);
    second.unmount();
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('Moves money');
  });

  test('can be discarded, with its photo', async () => {
    const first = openFeatured();
    await fillFeatured(first.user);
    await chooseFile(first.user, photo);
    await screen.findByText(/Your photo is ready/);
    first.unmount();

    const { user } = openFeatured();
    await user.click(await screen.findByRole('button', { name: 'Start with an empty form' }));
    expect(screen.getByLabelText(/^About you/)).toHaveValue('');
    expect(screen.getByText(`0 / ${limits.bio}`)).toBeVisible();
    expect(screen.queryByText(/Your photo is ready/)).not.toBeInTheDocument();
    expect(field(/^First name/)).toHaveValue('Inês');
  });

  test('is separate for each link', async () => {
    const first = openFeatured();
    await fillFeatured(first.user);
    first.unmount();
    openFeatured({ url: href(pages.registrationFeatured, { search: { token: 'of-another-letter' } }) });
    expect(await screen.findByLabelText(/^About you/)).toHaveValue('');
  });

  test('recognises a photo that the server no longer has', async () => {
    const first = openFeatured();
    await chooseFile(first.user, photo);
    await screen.findByText(/Your photo is ready/);
    first.unmount();

    const probes: HTMLImageElement[] = [];
    jest.spyOn(window, 'Image').mockImplementation(() => {
      const probe = document.createElement('img');
      probes.push(probe);
      return probe;
    });
    openFeatured();
    await waitFor(() => expect(probes).toHaveLength(1));
    for (const probe of probes) fireEvent.error(probe);
    expect(await screen.findByText(/Please choose yours again/)).toBeVisible();
    expect(screen.queryByText(/Your photo is ready/)).not.toBeInTheDocument();
  });
});
