import { useWatch } from 'react-hook-form';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { isApiError, useServerAction } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { PasswordField } from '@summit/shared-ui/fields/password-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { PasswordRuleList } from './password-rule-list.tsx';
import { changedPasswordRules } from './password-rules.ts';
import type { ChangePasswordTexts } from './use-change-password-texts.ts';

interface ChangePasswordFormProps {
  texts: ChangePasswordTexts;
  /** The account's email address: password managers look for it. */
  email: string;
  onChanged: () => void;
}

/** The current password, and the new one twice. */
export function ChangePasswordForm({ texts, email, onChanged }: ChangePasswordFormProps) {
  const change = useServerAction(attendeeSelfCalls.changePassword);
  const form = useSiteForm({
    schema: changedPasswordRules,
    defaultValues: { password: '', newPassword: '', repeat: '' },
    onSubmit: async ({ repeat: _repeat, ...body }) => {
      try {
        await change.run({ body });
        onChanged();
      } catch (error) {
        if (!isApiError(error) || error.code !== 'fm.cms-0070') throw error;
        form.fail('password', error.message);
      }
    },
  });
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <FormBody {...form.formProps}>
      <FormSummary {...form.summary} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...form.field('password')}
        label={texts['changePassword.form.present']}
        autoComplete="current-password"
        hint={texts['changePassword.form.present.hint']}
      />
      <PasswordField
        {...form.field('newPassword')}
        label={texts['changePassword.form.password']}
        autoComplete="new-password"
        hint={<PasswordRuleList typed={typed} />}
      />
      <PasswordField
        {...form.field('repeat')}
        label={texts['changePassword.form.repeat']}
        autoComplete="new-password"
      />
      <FormActions note={texts['changePassword.form.note']}>
        <Button type="submit" busy={form.busy}>
          {texts['changePassword.form.submit']}
        </Button>
      </FormActions>
    </FormBody>
  );
}
