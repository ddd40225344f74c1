import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { vatId } from '@summit/contract/contact-details/vat-id';
import { fields, phone } from '@summit/contract/forms/rules';
import { phoneCases } from '@summit/contract/testing/phone-cases';
import { vatCases } from '@summit/contract/testing/vat-cases';
import { messages } from '@summit/contract/words/messages';
import { useSiteForm } from '../form/use-site-form.tsx';
import { PhoneField } from './phone-field.tsx';
import { VatField } from './vat-field.tsx';

function PhoneForm({ send }: { send: () => void }) {
  const form = useSiteForm({ schema: fields({ number: phone() }), onSubmit: send });
  return (
    <form {...form.formProps} aria-label="Form">
      <PhoneField {...form.field('number')} label="Number" />
    </form>
  );
}

function VatForm({ send }: { send: () => void }) {
  const form = useSiteForm({ schema: fields({ number: vatId() }), onSubmit: send });
  return (
    <form {...form.formProps} aria-label="Form">
      <VatField {...form.field('number')} label="Number" />
    </form>
  );
}

test.each([
  ['phone', PhoneForm, phoneCases],
  ['VAT', VatForm, vatCases],
] as const)(
  'each %s number of the table is validated beside the field',
  async (_kind, Form, cases) => {
    const sent = jest.fn();
    render(<Form send={sent} />);
    const field = await screen.findByRole('textbox', { name: /^Number/ });
    const form = screen.getByRole('form', { name: 'Form' });

    async function submit(number: string) {
      sent.mockClear();
      // Focusing the field clears its message, so a later message belongs to this number.
      fireEvent.focus(field);
      await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid', 'true'));
      fireEvent.change(field, { target: { value: number } });
      fireEvent.submit(form);
      await waitFor(() =>
        expect(sent.mock.calls.length === 1 || field.matches('[aria-invalid=true]')).toBe(true),
      );
    }

    for (const [rule, numbers] of Object.entries(cases.wrong)) {
      for (const number of numbers) {
        await submit(number);
        expect([number, sent.mock.calls.length]).toEqual([number, 0]);
        const message = messages[rule as keyof typeof messages];
        expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
      }
    }
    for (const number of cases.right) {
      await submit(number);
      expect([number, sent.mock.calls.length]).toEqual([number, 1]);
    }
  },
  120_000,
);
