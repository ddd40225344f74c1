import { useWatch } from 'react-hook-form';
import { useSessionActions } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { PasswordField } from '@summit/shared-ui/fields/password-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { getRefusal, type LinkRefusal } from './link-refused.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';
import { newPasswordRules } from './password-rules.ts';
import type { ForgotPasswordTexts } from './use-forgot-password-texts.ts';

interface NewPasswordFormProps {
  texts: ForgotPasswordTexts;
  token: string;
  onSet: () => void;
  onRefused: (refusal: LinkRefusal) => void;
}

/** The new password, twice. */
export function NewPasswordForm({ texts, token, onSet, onRefused }: NewPasswordFormProps) {
  const { resetPassword } = useSessionActions();
  const form = useSiteForm({
    schema: newPasswordRules,
    defaultValues: { password: '', repeat: '' },
    onSubmit: async (values) => {
      try {
        await resetPassword({ token, password: values.password });
      } catch (error) {
        const refusal = getRefusal(error);
        if (!refusal) throw error;
        return onRefused(refusal);
      }
      onSet();
    },
  });
  const typed = useWatch({ control: form.control, name: 'password' });

  return (
    <FormBody {...form.formProps}>
      <FormSummary {...form.summary} />
      <PasswordField
        {...form.field('password')}
        label={texts['forgotPassword.form.password']}
        autoComplete="new-password"
        hint={<PasswordRuleList typed={typed} />}
      />
      <PasswordField
        {...form.field('repeat')}
        label={texts['forgotPassword.form.repeat']}
        autoComplete="new-password"
      />
      <FormActions note={texts['forgotPassword.form.note']}>
        <Button type="submit" busy={form.busy}>
          {texts['forgotPassword.form.submit']}
        </Button>
      </FormActions>
    </FormBody>
  );
}
