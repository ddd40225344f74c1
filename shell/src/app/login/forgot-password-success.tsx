import { Button } from '@summit/shared-ui/actions/button';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import type { LoginTexts } from './login-texts.ts';

interface ForgotPasswordSuccessProps {
  texts: LoginTexts;
  onBack: () => void;
}

/** The same for known and unknown addresses. */
export function ForgotPasswordSuccess({ texts, onBack }: ForgotPasswordSuccessProps) {
  return (
    <>
      <p className="lead" role="status">
        {texts['login.forgot-success.message']}
      </p>
      <FormActions>
        <Button variant="secondary" onClick={onBack}>
          {texts['login.forgot.back']}
        </Button>
      </FormActions>
    </>
  );
}
