import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import * as limits from '@summit/contract/limits/limits';
import { draftOfLink } from '@summit/contract/session/storage-keys';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerAction } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { PasswordField } from '@summit/shared-ui/fields/password-field';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { Consents, PublishChoice } from '../shared/person-fields/consents.tsx';
import { PersonFields } from '../shared/person-fields/person-fields.tsx';
import { StepBody } from '../shared/steps/step-body.tsx';
import { useFirstStep } from '../shared/steps/use-first-step.ts';
import { useFirstStepTexts } from '../shared/texts/use-first-step-texts.ts';
import { accountRules, type AccountValues } from './account-rules.ts';
import { OfferAside } from './offer-aside.tsx';
import type { TakingProps } from './ticket-offer.ts';

/** The account that the ticket goes to: its address is the one that the link was sent to. */
export function AccountForm({ token, offer, texts, onSending, onTaken, refuse }: TakingProps) {
  const registrationTexts = useFirstStepTexts();
  const taking = useServerAction(ticketTransferCalls.takeTicket);
  const { form, asksPassword, phonePrefix, draft } = useFirstStep<AccountValues>({
    draft: { name: draftOfLink('transfer-account', token) },
    schema: accountRules,
    empty: (country) => ({
      firstName: offer.firstName,
      lastName: offer.lastName,
      phone: '',
      company: offer.company ?? '',
      jobTitle: '',
      country,
      password: '',
      termsAccepted: false,
      marketing: false,
      publish: false,
    }),
    submit: (values) => taking.run({ body: { token, ...values } }),
    onSending,
    onDone: onTaken,
    onClosed: () => undefined,
    refuse,
  });
  return (
    <StepBody>
      <FormBody {...form.formProps}>
        <FormSummary {...form.summary} />
        <DraftNotice draft={draft} text={registrationTexts['registrationAttendee.draft']} />
        <Fieldset legend={texts['registrationTransfer.you']}>
          <PersonFields field={form.field} phonePrefix={phonePrefix}>
            {null}
          </PersonFields>
          {asksPassword && (
            <PasswordField
              {...form.field('password')}
              label="Password"
              hint={`${limits.password.min} to ${limits.password.max} characters with at least one letter and one digit.`}
              autoComplete="new-password"
            />
          )}
        </Fieldset>
        <Fieldset legend="Before you go on">
          <Consents field={form.field} texts={registrationTexts}>
            <PublishChoice field={form.field} texts={registrationTexts} />
          </Consents>
        </Fieldset>
        <FormActions note={fillText(texts['registrationTransfer.note'], { holder: offer.holderName })}>
          <Button type="submit" size="large" icon="arrow-right" busy={form.busy} busyLabel="Sending">
            {texts['registrationTransfer.submit']}
          </Button>
        </FormActions>
      </FormBody>
      <OfferAside offer={offer} texts={texts} />
    </StepBody>
  );
}
