import { useEffect } from 'react';
import * as personalDataCalls from '@summit/contract/calls/personal-data';
import { forgotPasswordHash } from '@summit/contract/site/page-hashes';
import { isApiError, useServerAction, useSessionActions } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { PasswordField } from '@summit/shared-ui/fields/password-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { erasureRules } from './my-registration-rules.ts';
import { removeDrafts } from './remove-drafts.ts';
import type { MyRegistrationTexts } from './use-my-registration-texts.ts';

interface EraseFormProps {
  texts: MyRegistrationTexts;
  attendeeId: string;
  email: string;
  onErased: () => void;
  onCancel: () => void;
}

/**
 * Erases the account, once its owner has given the password. The server ends all of its sessions. The form replaces the
 * button that was pressed, and takes its focus.
 */
export function EraseForm({ texts, attendeeId, email, onErased, onCancel }: EraseFormProps) {
  const erasing = useServerAction(personalDataCalls.eraseOwnAccount);
  const { forget } = useSessionActions();
  const form = useSiteForm({
    schema: erasureRules,
    defaultValues: { password: '' },
    onSubmit: async (body) => {
      try {
        await erasing.run({ body });
      } catch (error) {
        if (isApiError(error) && error.code === 'fm.cms-0070') {
          form.fail('password', error.message);
          return;
        }
        // The account is erased: only the response to that was lost.
        if (!isApiError(error) || error.code !== 'privacy-0002') throw error;
      }
      onErased();
      removeDrafts(attendeeId);
      forget();
    },
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <FormBody {...form.formProps}>
      <FormSummary {...form.summary} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...form.field('password')}
        label={texts['registrationManage.data.erase.password']}
        autoComplete="current-password"
        hint={
          <>
            {texts['registrationManage.data.erase.password.hint']}{' '}
            <SiteLink to={`#${forgotPasswordHash}`}>{texts['registrationManage.data.erase.forgot']}</SiteLink>
          </>
        }
      />
      <FormActions note={texts['registrationManage.data.erase.note']}>
        <Button type="submit" busy={form.busy}>
          {texts['registrationManage.data.erase.confirm']}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts['registrationManage.data.erase.keep']}
        </Button>
      </FormActions>
    </FormBody>
  );
}
