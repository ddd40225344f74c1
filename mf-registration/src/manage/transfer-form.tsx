import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { draftOfAttendee } from '@summit/contract/session/storage-keys';
import { isApiError, useServerAction } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { CheckboxField } from '@summit/shared-ui/choices/checkbox-field';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FieldPair, FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { notValid } from '../shared/person-fields/email-refusal.ts';
import { stepFailure } from '../shared/steps/step-failure.ts';
import { offerRules, type OfferValues as Values } from './my-registration-rules.ts';
import type { MyRegistrationTexts } from './use-my-registration-texts.ts';

/** Refusals that are about the colleague's address. */
const ofColleague = ['transfer-0004', 'transfer-0005', 'transfer-0007'];
/** Refusals that mean that the page is outdated. */
const ofTicket = ['transfer-0002', 'transfer-0003'];

interface TransferFormProps {
  attendeeId: string;
  texts: MyRegistrationTexts;
  onOffered: () => void;
  onStale: () => void;
}

/** Names the colleague. Whatever goes wrong, what was typed stays. */
export function TransferForm({ attendeeId, texts, onOffered, onStale }: TransferFormProps) {
  const offering = useServerAction(ticketTransferCalls.offerTicket, {
    refreshes: [myRegistrationCalls.ownRegistration],
  });
  const form = useSiteForm<Values>({
    schema: offerRules,
    defaultValues: { firstName: '', lastName: '', email: '', understood: false },
    trim: ['firstName', 'lastName', 'email'],
    registers: true,
    onSubmit: offer,
  });
  const draft = useFormDraft(draftOfAttendee('transfer', attendeeId), form, { neverStored: ['understood'] });

  async function offer(body: Values): Promise<void> {
    try {
      await offering.run({ body });
      draft.finish();
      onOffered();
    } catch (error) {
      if (isApiError(error) && ofColleague.includes(error.code)) return form.fail('email', error.message);
      if (isApiError(error) && ofTicket.includes(error.code)) onStale();
      const failure = stepFailure(error);
      if (failure.kind !== 'beside' || failure.field !== 'email') throw error;
      form.fail('email', notValid(failure.message));
    }
  }

  return (
    <FormBody {...form.formProps}>
      <FormSummary {...form.summary} />
      <Fieldset legend={texts['registrationManage.transfer.colleague']}>
        <FieldPair>
          <TextField {...form.field('firstName')} label="First name" autoComplete="off" />
          <TextField {...form.field('lastName')} label="Last name" autoComplete="off" />
        </FieldPair>
        <EmailField
          {...form.field('email')}
          label={texts['registrationManage.transfer.email']}
          hint={texts['registrationManage.transfer.email.hint']}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Fieldset>
      <CheckboxField {...form.field('understood')} label={texts['registrationManage.transfer.understood']} />
      <FormActions>
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Sending">
          {texts['registrationManage.transfer.submit']}
        </Button>
      </FormActions>
    </FormBody>
  );
}
