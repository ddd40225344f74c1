import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { messages } from '@summit/contract/words/messages';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { enter, type PageOptions, renderPage, sentTo } from '../../testing/page-rendering.tsx';
import { softwareVendor } from '../../testing/tickets.ts';
import SecondPartPage from './second-part-page.tsx';

const { submitStepTwo } = attendeeRegistrationCalls;
const accepted = respond(submitStepTwo, {
  registrationStatus: 'PendingPackageSelection',
  next: 'registrationPackages',
});

const openAsSeller = (options: Partial<PageOptions> = {}) =>
  renderPage(SecondPartPage, {
    url: href(pages.registrationSecondPart),
    status: 'SubmitStepOne',
    attendee: { category: softwareVendor },
    ...options,
  });

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, select' });
const send = () => screen.getByRole('button', { name: 'Save and continue' });
const summary = () => screen.findByRole('alert', { name: 'Problems with the form' });

async function fillAsSeller(user: UserEvent) {
  await user.click(await screen.findByRole('checkbox', { name: 'Custody' }));
  await enter(user, field(/^Website/), 'https://mare.example');
  await enter(user, field(/^Address\W*$/), 'Cais 1');
  await enter(user, field(/^Town or city/), 'Lisboa');
  await enter(user, field(/^Postcode/), '1100-001');
}

beforeEach(() => window.localStorage.clear());

describe('a seller', () => {
  test('enters products and invoice address; known data are prefilled', async () => {
    const { user, requests, location } = openAsSeller({ responses: [accepted] });
    await fillAsSeller(user);
    expect(field(/^Company on the invoice/)).toHaveValue('Northlight Bank');
    expect(field(/^Country of the invoice/)).toHaveValue('United Kingdom');
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
    expect(sentTo(submitStepTwo, requests)).toEqual([
      {
        products: ['products Custody'],
        targetBuyers: [],
        website: 'https://mare.example',
        billing: {
          companyName: 'Northlight Bank',
          addressLine1: 'Cais 1',
          city: 'Lisboa',
          postcode: '1100-001',
          country: 'GB',
        },
      },
    ]);
  });

  test('sees every missing part of the invoice address', async () => {
    const { user } = openAsSeller();
    await user.clear(await screen.findByLabelText(/^Company on the invoice/));
    await user.click(send());
    const problems = await summary();
    expect(problems).toHaveTextContent(`What you sell: ${messages.required}`);
    expect(problems).toHaveTextContent(`Company on the invoice: ${messages.required}`);
    expect(problems).toHaveTextContent(`Postcode: ${messages.required}`);
  });

  test('needs a VAT number if the settings require it', async () => {
    const { user } = openAsSeller({
      switches: {
        vatIdValidationEnabled: true,
        vatIdSettings: { countryPrefix: 'GB', hint: 'GB and nine digits' },
      },
      responses: [respondWithError(submitStepTwo, 'vat-id-0001')],
    });
    await fillAsSeller(user);
    expect(field(/^VAT number/)).toHaveAccessibleDescription('GB and nine digits');
    await user.click(send());
    expect(await summary()).toHaveTextContent(`VAT number: ${messages.required}`);
    await enter(user, field(/^VAT number/), 'GB980780684');
    await user.click(send());
    await waitFor(() => expect(screen.getByText(errors['vat-id-0001'].message)).toBeVisible());
    expect(field(/^VAT number/)).toBeInvalid();
  });

  test('can state that there is no VAT number instead of entering one', async () => {
    const { user, requests, location } = openAsSeller({
      switches: { vatIdValidationEnabled: true },
      responses: [accepted],
    });
    await fillAsSeller(user);
    await user.click(screen.getByRole('checkbox', { name: /^We have no VAT number/ }));
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
    expect(sentTo(submitStepTwo, requests)).toMatchObject([{ hasNoVatId: true }]);
  });

  test('is not asked about it if it is not required', async () => {
    openAsSeller();
    expect(await screen.findByLabelText(/^VAT number/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^We have no VAT number/ })).not.toBeInTheDocument();
  });

  test('of a category with account managers has to name one', async () => {
    const { user } = openAsSeller({ responses: [respondWithError(submitStepTwo, 'attendee.submit-0003')] });
    await fillAsSeller(user);
    await user.click(send());
    await summary();
    expect(field(/account manager/)).toHaveAccessibleDescription(
      expect.stringContaining(errors['attendee.submit-0003'].message),
    );
  });
});

test('input is restored for the same attendee only', async () => {
  const first = openAsSeller();
  await fillAsSeller(first.user);
  first.unmount();
  const second = openAsSeller();
  expect(await screen.findByLabelText(/^Town or city/)).toHaveValue('Lisboa');
  expect(screen.getByRole('checkbox', { name: 'Custody' })).toBeChecked();
  second.unmount();
  openAsSeller({ attendee: { category: softwareVendor, id: 'somebody-else' } });
  expect(await screen.findByLabelText(/^Town or city/)).toHaveValue('');
});
