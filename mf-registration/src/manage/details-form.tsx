import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import type { ResponseOf } from '@summit/contract/requests/call';
import { draftOfAttendee } from '@summit/contract/session/storage-keys';
import { fillText } from '@summit/contract/words/text-lookup';
import { isApiError, useServerAction, useSessionActions } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { PasswordField } from '@summit/shared-ui/fields/password-field';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { Section } from '@summit/shared-ui/layout/section';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { PublishChoice } from '../shared/person-fields/consents.tsx';
import { notValid } from '../shared/person-fields/email-refusal.ts';
import { NeedsFields } from '../shared/person-fields/needs-fields.tsx';
import { PersonFields } from '../shared/person-fields/person-fields.tsx';
import { stepFailure } from '../shared/steps/step-failure.ts';
import { useFirstStepTexts } from '../shared/texts/use-first-step-texts.ts';
import { detailsRules, type DetailsValues as Values } from './my-registration-rules.ts';
import type { MyRegistrationTexts } from './use-my-registration-texts.ts';

type Details = ResponseOf<(typeof myRegistrationCalls)['changeOwnDetails']>;

interface DetailsFormProps {
  details: Details;
  attendeeId: string;
  texts: MyRegistrationTexts;
}

/** The form in which attendees change their own details. */
export function DetailsForm({ details, attendeeId, texts }: DetailsFormProps) {
  const change = useServerAction(myRegistrationCalls.changeOwnDetails, {
    refreshes: [myRegistrationCalls.ownRegistration, attendeeSelfCalls.attendeeDetails],
  });
  const { reload } = useSessionActions();
  const toast = useToast();
  const registrationTexts = useFirstStepTexts();
  const form = useSiteForm<Values>({
    schema: detailsRules(details.worksForCompany),
    defaultValues: toValues(details),
    trim: ['firstName', 'lastName', 'email', 'company', 'jobTitle'],
    registers: true,
    onSubmit: save,
  });
  const draft = useFormDraft(draftOfAttendee('own-details', attendeeId), form, {
    neverStored: ['currentPassword'],
  });

  const typed = form.methods.watch('email');
  const isChanging = typed !== '' && !isSameEmail(typed, details.email);
  const hint = details.wantedEmail
    ? fillText(texts['registrationManage.details.email.wanted'], { email: details.wantedEmail })
    : texts['registrationManage.details.email.hint'];

  async function save(body: Values): Promise<void> {
    try {
      const isNewAddress = !isSameEmail(body.email, details.email);
      // Without a new address the field is hidden, and a message that the password is wrong would be, too.
      const saved = await change.run({ body: isNewAddress ? body : { ...body, currentPassword: '' } });
      form.methods.reset(toValues(saved));
      // What is changed next is a draft again.
      draft.restart();
      const asked = body.currentPassword ? 'savedAddress' : 'savedAsked';
      const words = texts[`registrationManage.details.${isNewAddress ? asked : 'saved'}`];
      toast(fillText(words, { email: isNewAddress ? body.email : saved.email, present: saved.email }));
      await reload();
    } catch (error) {
      if (isApiError(error) && error.code === 'fm.cms-0070') {
        return form.fail('currentPassword', error.message);
      }
      const failure = stepFailure(error);
      if (failure.kind !== 'beside' || failure.field !== 'email') throw error;
      form.fail('email', notValid(failure.message));
    }
  }

  return (
    <Section
      layout="side"
      title={texts['registrationManage.details.title']}
      lead={texts['registrationManage.details.lead']}
    >
      <FormBody {...form.formProps}>
        <FormSummary {...form.summary} />
        <DraftNotice
          draft={draft}
          text={texts['registrationManage.details.draft']}
          action={texts['registrationManage.details.draft.discard']}
        />
        <Fieldset legend={registrationTexts['steps.you']}>
          <PersonFields field={form.field} isPrivate={!details.worksForCompany}>
            <EmailField
              {...form.field('email')}
              label="Email"
              hint={hint}
              autoCapitalize="none"
              spellCheck={false}
            />
            {isChanging && (
              <PasswordField
                {...form.field('currentPassword')}
                label={texts['registrationManage.details.password']}
                hint={texts['registrationManage.details.password.hint']}
                autoComplete="current-password"
                optional
              />
            )}
          </PersonFields>
        </Fieldset>
        <NeedsFields field={form.field} />
        <PublishChoice field={form.field} texts={registrationTexts} />
        <FormActions>
          <Button type="submit" busy={form.busy} busyLabel="Saving">
            {texts['registrationManage.details.submit']}
          </Button>
        </FormActions>
      </FormBody>
    </Section>
  );
}

function toValues(details: Details): Values {
  const { worksForCompany: _worksForCompany, wantedEmail: _wantedEmail, ...own } = details;
  return {
    ...own,
    currentPassword: '',
    phone: own.phone ?? '',
    company: own.company ?? '',
    jobTitle: own.jobTitle ?? '',
    country: own.country ?? '',
    dietaryNeeds: own.dietaryNeeds ?? '',
    accessNeeds: own.accessNeeds ?? '',
  };
}
