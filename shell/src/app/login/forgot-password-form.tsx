import * as authCalls from '@summit/contract/calls/auth';
import { isApiError, useServerAction } from '@summit/shared-auth';
import { useFormCaptcha } from '@summit/shared-site/form/form-captcha';
import { Button } from '@summit/shared-ui/actions/button';
import { CaptchaField } from '@summit/shared-ui/fields/captcha-field';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { PopupForm } from '../parts/popup-form.tsx';
import type { LoginTexts } from './login-texts.ts';

/** The rules of asking for a new password. */
export const forgotPasswordRules = lazySchema(
  ['email'],
  async () => (await import('./login-schemas.ts')).forgotPasswordSchema,
);

interface ForgotPasswordFormProps {
  texts: LoginTexts;
  onSent: () => void;
  onBack: () => void;
}

/** Requests an email with a link that sets a new password. */
export function ForgotPasswordForm({ texts, onSent, onBack }: ForgotPasswordFormProps) {
  const request = useServerAction(authCalls.forgotPasswordRequest);
  const captcha = useFormCaptcha(authCalls.forgotPasswordRequest, 'now');
  const form = useSiteForm({
    schema: forgotPasswordRules,
    defaultValues: { email: '' },
    trim: ['email'],
    onSubmit: async (body) => {
      const responseKey = await captcha.whenSolved();
      if (responseKey === null) return;
      try {
        await request.run({ body, responseKey });
        onSent();
      } catch (error) {
        captcha.renew();
        if (!isApiError(error) || error.code !== 'cqrs-0009') throw error;
        form.fail(null, texts['login.forgot.unknown']);
      }
    },
  });

  // The address that was typed is carried over from the login form, and back.
  useFormDraft('login', form, { inTab: true });

  return (
    <PopupForm {...form.formProps}>
      <FormSummary {...form.summary} />
      <p>{texts['login.forgot.lead']}</p>
      <EmailField {...form.field('email')} label={texts['login.form.email']} autoComplete="username" />
      <CaptchaField state={captcha.state} onStart={captcha.start} />
      <FormActions>
        <Button type="submit" busy={form.busy} busyLabel={captcha.busyLabel('Sending')}>
          {texts['login.forgot.submit']}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {texts['login.forgot.back']}
        </Button>
      </FormActions>
    </PopupForm>
  );
}
