import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

/** The login of an organiser without a session, which continues to the requested screen. */
export default function LoginPage() {
  return (
    <LoginFrame
      title="Log in"
      lead="For the people who run the event. Your session ends when you close this tab, and after a working day at the latest."
    >
      <LoginForm />
    </LoginFrame>
  );
}
