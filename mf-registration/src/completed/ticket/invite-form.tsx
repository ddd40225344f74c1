import * as invitationCalls from '@summit/contract/calls/invitations';
import { draftOfAttendee } from '@summit/contract/session/storage-keys';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerAction, useSession } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { notValid } from '../../shared/person-fields/email-refusal.ts';
import { stepFailure } from '../../shared/steps/step-failure.ts';
import type { InvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import * as styles from './invite-form.module.css';
import type { ExtraTickets } from './use-extra-tickets.ts';

/** The rules of the form that invites a guest. */
export const inviteRules = lazySchema(
  ['email'],
  async () => (await import('./invite-schema.ts')).inviteSchema,
);

interface InviteFormProps {
  texts: InvitedTexts;
  onResponse: (tickets: ExtraTickets) => void;
  onStale: () => void;
}

/** Sends an extra ticket to an email address. */
export function InviteForm({ texts, onResponse, onStale }: InviteFormProps) {
  const sending = useServerAction(invitationCalls.sendInvitation);
  const toast = useToast();
  const form = useSiteForm({
    schema: inviteRules,
    defaultValues: { email: '' },
    trim: ['email'],
    onSubmit: send,
  });

  const attendeeId = useSession(({ attendee }) => attendee?.id);
  const draft = useFormDraft(draftOfAttendee('invite-guest', attendeeId ?? 'visitor'), form);

  async function send({ email }: { email: string }) {
    try {
      const tickets = await sending.run({ body: { email } });
      draft.startAfresh();
      toast(fillText(texts['registrationCompleted.extra.sent'], { email }));
      onResponse(tickets);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    const failure = stepFailure(error);
    switch (failure.kind) {
      case 'known':
        return form.fail('email', failure.message);
      case 'beside':
        return form.fail('email', notValid(failure.message));
      case 'invitation':
        // Either the tickets are gone or the guest has begun: the reloaded list shows which.
        onStale();
        return form.fail(failure.problem === 'started' ? 'email' : null, failure.message);
      default:
        throw error;
    }
  }

  return (
    <form className={styles.form} {...form.formProps}>
      <FormSummary {...form.summary} />
      <EmailField
        {...form.field('email')}
        label={texts['registrationCompleted.extra.email']}
        hint={texts['registrationCompleted.extra.email.hint']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" icon="mail" busy={form.busy} busyLabel="Sending">
        {texts['registrationCompleted.extra.send']}
      </Button>
    </form>
  );
}
