import * as authCalls from '@summit/contract/calls/auth';
import { type VisitorErrorCode, visitorErrorMessage } from '@summit/contract/errors/visitor-errors';
import { isApiError, useLogin, useSession } from '@summit/shared-auth';
import { useFormCaptcha } from '@summit/shared-site/form/form-captcha';
import { Button } from '@summit/shared-ui/actions/button';
import { CaptchaField } from '@summit/shared-ui/fields/captcha-field';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { PasswordField } from '@summit/shared-ui/fields/password-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { MainSpinner } from '../parts/main-spinner.tsx';
import { PopupForm } from '../parts/popup-form.tsx';
import type { LoginTexts } from './login-texts.ts';

/** The rules of logging in. */
export const loginRules = lazySchema(
  ['email', 'password'],
  async () => (await import('./login-schemas.ts')).loginSchema,
);

interface LoginFormProps {
  texts: LoginTexts;
  onForgot: () => void;
}

/** Email, password and captcha. What was typed stays, whatever the server says. */
export function LoginForm({ texts, onForgot }: LoginFormProps) {
  const login = useLogin();
  // From then on the site's own spinner shows that the details are loading.
  const loadingDetails = useSession(({ phase }) => phase === 'loading');
  const captcha = useFormCaptcha(authCalls.login, 'now');
  const form = useSiteForm({
    schema: loginRules,
    defaultValues: { email: '', password: '' },
    trim: ['email', 'password'],
    onSubmit: async (values) => {
      const responseKey = await captcha.whenSolved();
      if (responseKey === null) return;
      try {
        await login.run(values, responseKey);
        draft.finish();
      } catch (error) {
        captcha.renew();
        const refusal = getRefusal(error);
        if (refusal === null) throw error;
        form.fail(null, refusal);
      }
    },
  });

  const draft = useFormDraft('login', form, { neverStored: ['password'], inTab: true });

  return (
    <PopupForm {...form.formProps}>
      <FormSummary {...form.summary} />
      <p>{texts['login.form.lead']}</p>
      <EmailField {...form.field('email')} label={texts['login.form.email']} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={texts['login.form.password']}
        autoComplete="current-password"
      />
      <CaptchaField state={captcha.state} onStart={captcha.start} />
      <FormActions>
        <Button type="submit" busy={form.busy} busyLabel={captcha.busyLabel('Logging in')}>
          {texts['login.form.submit']}
        </Button>
        <Button variant="quiet" onClick={onForgot}>
          {texts['login.form.forgot']}
        </Button>
      </FormActions>
      {login.busy && !loadingDetails && <MainSpinner label={texts['login.busy']} />}
    </PopupForm>
  );
}

/** Codes whose wording depends on the call that returned them: the catalogue has it, and no request id is needed. */
const worded = [
  'cqrs-0009',
  'fm.cms-0068',
  'fm.cms-0069',
  'fm.cms-0070',
  'googlecaptcha-0002',
] as const satisfies readonly VisitorErrorCode[];

/**
 * The message of a refused login: the catalogue's wording for the call. Null when the failure has to be shown with its
 * details: an unknown code, refused fields, a server that is down.
 */
function getRefusal(error: unknown): string | null {
  const code = isApiError(error) && worded.find((each) => each === error.code);
  return code ? visitorErrorMessage(code, 'login') : null;
}
