import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { DialogFrame } from '@summit/shared-ui/overlays/dialog-frame';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginSuccess } from './login-success.tsx';
import { type LoginTexts, useLoginTexts } from './login-texts.ts';

type View = 'login' | 'login-success' | 'forgot-password' | 'forgot-password-success';

interface LoginDialogProps {
  /** The form that a visitor who is not logged in sees first. */
  first?: 'login' | 'forgot-password';
  onClose: () => void;
}

/**
 * The login popup in its four states. A signed-in visitor sees the success message until the registration is
 * complete: then there is nothing left to do and the popup closes. The form for a new password works for signed-in
 * visitors, too, who may have forgotten theirs.
 */
export default function LoginDialog({ first = 'login', onClose }: LoginDialogProps) {
  const [chosen, choose] = useState<View>(first);
  const signedIn = useSession(({ phase }) => phase === 'signedIn');
  const completed = useSession((state) => state.registrationStatus?.registrationStatus === 'Completed');
  const texts = useLoginTexts();
  const toast = useToast();
  const cameForPassword = first === 'forgot-password' && chosen !== 'login';
  const view = signedIn && !cameForPassword ? 'login-success' : chosen;
  const done = view === 'login-success' && completed;

  const leave = useEffectEvent(() => {
    toast(texts['login.success.message']);
    onClose();
  });
  useEffect(() => {
    if (done) leave();
  }, [done]);

  const titles: Record<View, string> = {
    login: texts['login.form.title'],
    'login-success': texts['login.success.title'],
    'forgot-password': texts['login.forgot.title'],
    'forgot-password-success': texts['login.forgot-success.title'],
  };
  return (
    <DialogFrame title={titles[view]} state={view} onClose={onClose} width={520}>
      {view === 'login' && <LoginForm texts={texts} onForgot={() => choose('forgot-password')} />}
      {view === 'login-success' && <LoginSuccess texts={texts} onClose={onClose} />}
      {view === 'forgot-password' && (
        <ForgotPasswordForm
          texts={texts}
          onSent={() => choose('forgot-password-success')}
          onBack={() => choose('login')}
        />
      )}
      {view === 'forgot-password-success' && (
        <ForgotPasswordSuccess texts={texts} onBack={() => choose('login')} />
      )}
    </DialogFrame>
  );
}

interface ForgotPasswordSuccessProps {
  texts: LoginTexts;
  onBack: () => void;
}

/** The confirmation, which is the same for known and unknown addresses. */
function ForgotPasswordSuccess({ texts, onBack }: ForgotPasswordSuccessProps) {
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
