import { visitorErrorMessage } from '@summit/contract/errors/visitor-errors';
import { loginHash } from '@summit/contract/site/page-hashes';
import { useGo, useSitePath } from '@summit/shared-ui/navigation/navigation';
import { MessageBox } from '@summit/shared-ui/overlays/message-box';
import { messageLabels, useMessageTexts } from '../parts/message-texts.ts';
import { useLoginTexts } from './login-texts.ts';

/**
 * Shown for a link that belongs to nobody, such as one that was mailed to an address from before a change of address:
 * the login form is the way in that is left.
 */
export function UnknownLoginLink({ onDone }: { onDone: () => void }) {
  const texts = useMessageTexts();
  const login = useLoginTexts()['login.form.title'];
  const { pathname, search } = useSitePath();
  const go = useGo();

  function logIn() {
    onDone();
    // The page is in the history once: closing the login leaves it there, without the hash.
    go(`${pathname}${search}#${loginHash}`, { replace: true });
  }

  return (
    <MessageBox
      title={texts['frame.error.title']}
      labels={messageLabels(texts)}
      onClose={onDone}
      confirm={{ label: login, onConfirm: logIn }}
    >
      {visitorErrorMessage('cqrs-0009', 'mailedLink')}
    </MessageBox>
  );
}
