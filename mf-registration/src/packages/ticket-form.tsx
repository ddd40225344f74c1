import * as paymentCalls from '@summit/contract/calls/payments';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as limits from '@summit/contract/limits/limits';
import { kindOfAttendee } from '@summit/contract/registration/registration-kinds';
import { draftOfAttendee } from '@summit/contract/session/storage-keys';
import { serverQueryKey, useServerAction, useServerData } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { BillingFields, knownBilling } from '../shared/person-fields/billing-fields.tsx';
import { filledIn } from '../shared/person-fields/filled-in.ts';
import { VatNote } from '../shared/person-fields/vat-note.tsx';
import type { StepProps } from '../shared/steps/attendee-gate.tsx';
import type { StepPageId } from '../shared/steps/flow.ts';
import { stepFailure } from '../shared/steps/step-failure.ts';
import type { TicketPackage } from '../shared/ticket/tickets.ts';
import { asksForInvoice, invoiceRules, type InvoiceValues } from './invoice.ts';
import { getPackageCalls } from './package-calls.ts';
import { TicketAddition } from './ticket-addition.tsx';
import { TicketBar } from './ticket-bar.tsx';
import { TicketChoice } from './ticket-choice.tsx';
import * as styles from './ticket-form.module.css';
import { useChosenTicket } from './use-chosen-ticket.ts';
import { type PackagesTexts, usePackagesTexts } from './use-packages-texts.ts';

interface TicketFormProps {
  packages: readonly TicketPackage[];
  step: StepProps;
}

/** Chooses a ticket: a free one is final at once, a paid one is held while it is paid. */
export function TicketForm({ packages, step: { attendee, continueAt } }: TicketFormProps) {
  const texts = usePackagesTexts();
  const { event } = useServerData(settingsCalls.settings);
  const calls = getPackageCalls(attendee);
  const tickets = serverQueryKey(calls.list);
  const selection = useServerAction(calls.select);
  const queryClient = useQueryClient();
  const { chosen, plain, ticket, addition, choose, add } = useChosenTicket(packages);
  const needsInvoice = asksForInvoice(chosen, kindOfAttendee(attendee));
  const form = useSiteForm<InvoiceValues>({
    schema: invoiceRules(needsInvoice),
    defaultValues: { billing: knownBilling(attendee), purchaseOrder: '' },
    registers: true,
    onSubmit: send,
  });
  const draft = useFormDraft(draftOfAttendee('invoice', attendee.id), form);

  async function send(invoice: InvoiceValues) {
    const { type, kind } = chosen;
    try {
      const body = { type, packageType: kind, ...(needsInvoice && filledIn(invoice)) };
      const { next } = await selection.run({ body });
      draft.finish();
      // Fetched again when the attendee comes back here, not while they leave.
      await queryClient.invalidateQueries({ queryKey: tickets, refetchType: 'none' });
      await leave(next);
    } catch (error) {
      await refuse(error);
    }
  }

  /** The payment page must not begin with what was to be paid for another ticket, or with the end of another hold. */
  async function leave(page: StepPageId) {
    queryClient.removeQueries({ queryKey: serverQueryKey(paymentCalls.paymentInfo) });
    await continueAt(page);
  }

  async function refuse(error: unknown) {
    const failure = stepFailure(error);
    switch (failure.kind) {
      case 'continueAt':
        return leave(failure.page);
      case 'chooseAgain':
        await queryClient.invalidateQueries({ queryKey: tickets });
        return form.fail(null, failure.message);
      default:
        throw error;
    }
  }

  return (
    <form className={styles.form} {...form.formProps}>
      <FormSummary {...form.summary} />
      <TicketChoice
        legend={texts['registrationPackages.header.title']}
        packages={plain}
        chosen={ticket}
        onChoose={choose}
        timeZone={event.timeZone}
      />
      <VatNote packages={plain} />
      {addition && (
        <TicketAddition ticket={ticket} addition={addition} isAdded={chosen === addition} onAdd={add} />
      )}
      {needsInvoice && (
        <div className={styles.ticketInvoice}>
          <Fieldset legend="Your invoice">
            <BillingFields form={form} />
            <TextField
              {...form.field('purchaseOrder')}
              label="Purchase order"
              hint="If your invoices need one."
              optional
            />
          </Fieldset>
        </div>
      )}
      <TicketBar
        ticket={chosen}
        busy={form.busy}
        label={texts[`registrationPackages.submit.${chosen.kind}`]}
        note={noteOn(chosen, needsInvoice, texts)}
      />
    </form>
  );
}

/** What choosing this ticket means. */
function noteOn({ kind }: TicketPackage, needsInvoice: boolean, texts: PackagesTexts): string {
  if (kind === 'free') return texts['registrationPackages.free'];
  const held = `Held for you for ${limits.placeHoldTime / 60_000} minutes. ${texts['registrationPackages.held']}`;
  return needsInvoice ? `${texts['registrationPackages.invoiceBelow']} ${held}` : held;
}
