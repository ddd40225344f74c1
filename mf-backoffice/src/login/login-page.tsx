import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

/** The way in for an organiser without a session: after the login they are where they wanted to go. */
export default function LoginPage() {
  return (
    <LoginFrame
      title="Log in"
      lead="For those who run the event. Your session ends with this tab, and after a working day at the latest."
    >
      <LoginForm />
    </LoginFrame>
  );
}
