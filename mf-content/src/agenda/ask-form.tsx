import { limits } from '@summit/contract/limits';
import { messagingCalls, sessionMessageBody } from '@summit/contract/calls/messaging';
import { email, messageText, optionalText } from '@summit/contract/rules';
import { useCaptcha, useServerAction, useSession } from '@summit/shared-auth';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Button } from '@summit/shared-ui/form/button';
import { CaptchaField } from '@summit/shared-ui/form/captcha-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { SelectField } from '@summit/shared-ui/form/select-field';
import { TextArea } from '@summit/shared-ui/form/text-area';
import { TextField } from '@summit/shared-ui/form/text-field';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useMemo, useState } from 'react';
import { shortDay } from '../shared/day-words.ts';
import type { AskedSessions } from './asked-sessions.ts';

/** A question to a session: whoever is signed in asks by name, anybody else leaves an address. */
export function AskForm({ sessions, settings, texts }: AskedSessions) {
  const attendee = useSession((state) => state.attendee);
  const captcha = useCaptcha();
  const { run } = useServerAction(messagingCalls.messageSession);
  const [turn, setTurn] = useState(0);
  const limit = settings.charactersLimit > 0 ? settings.charactersLimit : limits.question;
  const schema = useMemo(
    () =>
      sessionMessageBody
        .pick(['sessionId', 'message', 'email'])
        .shape({ message: messageText(limit), email: attendee ? optionalText() : email() }),
    [limit, attendee],
  );
  const form = useSiteForm({
    schema,
    trim: ['email'],
    async onSubmit(values): Promise<void> {
      if (captcha.responseKey === null) return;
      const asker = attendee && {
        email: undefined,
        firstName: attendee.firstName,
        lastName: attendee.lastName,
        company: attendee.company ?? undefined,
        jobTitle: attendee.jobTitle ?? undefined,
      };
      try {
        await run({ body: { ...values, ...asker }, responseKey: captcha.responseKey });
        form.methods.reset();
        setTurn((last) => last + 1);
      } finally {
        // Each result is good for one question.
        captcha.reset();
      }
    },
  });
  const solved = captcha.state === 'solved';
  return (
    <FormBody {...form.formProps}>
      {form.submitted && (
        <Notice tone="success" live>
          {texts['agenda.ask.success']}
        </Notice>
      )}
      <FormSummary {...form.summary} />
      <SelectField
        {...form.field('sessionId')}
        label={texts['agenda.ask.session']}
        placeholder={texts['agenda.ask.sessionPlaceholder']}
        options={sessions.map(({ id, title, day, starts }) => ({
          value: id,
          label: `${shortDay(day)}, ${starts}: ${title}`,
        }))}
      />
      {!attendee && (
        <TextField
          {...form.field('email')}
          label={texts['agenda.ask.email']}
          type="email"
          autoComplete="email"
          placeholder={settings.inputPlaceholder || texts['agenda.ask.emailPlaceholder']}
        />
      )}
      <TextArea
        key={turn}
        {...form.field('message')}
        label={texts['agenda.ask.question']}
        placeholder={settings.questionPlaceholder || texts['agenda.ask.questionPlaceholder']}
        rows={4}
        limit={limit}
      />
      <CaptchaField state={captcha.state} onStart={captcha.start} />
      <FormActions note={solved ? undefined : texts['agenda.ask.captchaFirst']}>
        <Button type="submit" busy={form.busy} disabled={!solved}>
          {texts['agenda.ask.submit']}
        </Button>
      </FormActions>
    </FormBody>
  );
}
