import { Suspense, useState } from 'react';
import * as messagingCalls from '@summit/contract/calls/messaging';
import * as limits from '@summit/contract/limits/limits';
import { shortDay } from '@summit/contract/money-and-time/day-words';
import { agendaQuestionTexts } from '@summit/contract/texts/agenda-question';
import { useCaptcha, useServerTexts, useSession } from '@summit/shared-auth';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { Button } from '@summit/shared-ui/actions/button';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { CaptchaField } from '@summit/shared-ui/fields/captcha-field';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import type { AskedSessions } from './asked-sessions.ts';
import { useAskForm } from './use-ask-form.ts';

const AskConfirmation = lazyWithRetry(async () => ({
  default: (await import('./ask-confirmation.tsx')).AskConfirmation,
}));

/** The most session titles that are sent with the HTML; longer lists are rendered in the browser. */
const maxInHtml = 60;

/** The form for a question to a session: a signed-in visitor asks by name, all others enter an email address. */
export function AskForm({ sessions, settings }: Omit<AskedSessions, 'texts'>) {
  const texts = useServerTexts(agendaQuestionTexts, 'agenda.');
  const isSignedIn = useSession((state) => state.attendee !== null);
  const isUnconfirmed =
    useSession((state) => state.registrationStatus?.isEmailConfirmed === false) && isSignedIn;
  const { state, responseKey, start, reset } = useCaptcha(messagingCalls.messageSession);
  const [resetKey, setResetKey] = useState(0);
  const limit = settings.charactersLimit > 0 ? settings.charactersLimit : limits.question;
  const onAsked = () => setResetKey((last) => last + 1);
  const form = useAskForm({ limit, responseKey, onTried: reset, onAsked });
  const isHydrated = useHydrated();
  const offered = isHydrated || sessions.length <= maxInHtml ? sessions : [];
  const solved = state === 'solved';
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
        options={offered.map(({ id, title, day, starts }) => ({
          value: id,
          label: `${shortDay(day)}, ${starts}: ${title}`,
        }))}
      />
      {!isSignedIn && (
        <EmailField
          {...form.field('email')}
          label={texts['agenda.ask.email']}
          placeholder={settings.inputPlaceholder || texts['agenda.ask.emailPlaceholder']}
        />
      )}
      <TextArea
        key={resetKey}
        {...form.field('message')}
        label={texts['agenda.ask.question']}
        placeholder={settings.questionPlaceholder || texts['agenda.ask.questionPlaceholder']}
        rows={4}
        limit={limit}
      />
      <CaptchaField state={state} onStart={start} />
      {isUnconfirmed && (
        <Suspense fallback={null}>
          <AskConfirmation />
        </Suspense>
      )}
      <FormActions note={solved ? undefined : texts['agenda.ask.captchaFirst']}>
        <Button type="submit" busy={form.busy} disabled={!solved || isUnconfirmed}>
          {texts['agenda.ask.submit']}
        </Button>
      </FormActions>
    </FormBody>
  );
}
