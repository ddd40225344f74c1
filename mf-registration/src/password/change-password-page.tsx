import { useState } from 'react';
import { PageTop } from '@summit/shared-site/page/page-top';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { AttendeeUnreachable } from '../shared/steps/attendee-unreachable.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import * as styles from './change-password-page.module.css';
import { PasswordChanged, PasswordNeedsSession } from './password-changed.tsx';
import { type ChangePasswordTexts, useChangePasswordTexts } from './use-change-password-texts.ts';

/** Changes the password of a signed-in attendee who knows the current one. */
export default function ChangePasswordPage() {
  const texts = useChangePasswordTexts();
  return (
    <>
      <PageTop page="changePassword" texts={texts} head={{ robots: 'noindex' }} />
      <Container>
        <div className={styles.body}>
          <PasswordOfVisitor texts={texts} />
        </div>
      </Container>
    </>
  );
}

function PasswordOfVisitor({ texts }: { texts: ChangePasswordTexts }) {
  const visitor = useVisitor();
  const [changed, setChanged] = useState(false);
  switch (visitor.state) {
    case 'waiting':
      return <Skeleton lines={5} height={48} />;
    case 'signedOut':
      return <PasswordNeedsSession texts={texts} />;
    case 'unreachable':
      return <AttendeeUnreachable />;
    case 'attendee':
      if (changed) return <PasswordChanged texts={texts} />;
      return (
        <ChangePasswordForm texts={texts} email={visitor.attendee.email} onChanged={() => setChanged(true)} />
      );
  }
}
