import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import * as addressChangeCalls from '@summit/contract/calls/address-change';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerAction, useSession, useSessionActions } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { LonePageHeader } from '../lone-page-header.tsx';
import { FailedToken } from './failed-token.tsx';
import type { MailedLinkTexts } from './use-mailed-link-texts.ts';

type Action = BodyOf<(typeof addressChangeCalls)['actOnAddressChange']>['action'];
type Change = ResponseOf<(typeof addressChangeCalls)['addressChange']>;

interface AddressByTokenProps {
  /** The token of the link in the email. */
  token: string;
  texts: MailedLinkTexts;
  /** Shown while the server responds. */
  waiting: ReactNode;
}

/** Lets the owners of the old and the new address decide about the change. Opening the link decides nothing. */
export function AddressByToken({ token, texts, waiting }: AddressByTokenProps) {
  const { run, response, error, reset } = useServerAction(addressChangeCalls.addressChange);
  const act = useServerAction(addressChangeCalls.actOnAddressChange);
  const { reload } = useSessionActions();
  const signedIn = useSession(({ phase }) => phase === 'signedIn');
  const [done, setDone] = useState<Action | null>(null);

  const check = useEffectEvent(() => {
    // The error is shown below.
    run({ body: { token } }).catch(() => undefined);
  });
  useEffect(() => {
    if (!error) check();
  }, [token, error]);

  async function press(action: Action) {
    try {
      await act.run({ body: { token, action } });
    } catch {
      // The error is shown below.
      return;
    }
    setDone(action);
    // Taking the account back ends its sessions, this one too: finding that out now would replace what the page says.
    if (signedIn && action !== 'undo') await reload();
  }

  if (act.error) return <FailedToken error={act.error} texts={texts} onRetry={act.reset} />;
  if (error) return <FailedToken error={error} texts={texts} onRetry={reset} />;
  if (!response) return waiting;
  const values = { email: response.newEmail };
  if (done) {
    return (
      <LonePageHeader
        title={texts[`registrationCompleted.address.${done}.title`]}
        lead={fillText(texts[`registrationCompleted.address.${done}.text`], values)}
        actions={
          done === 'confirm' && signedIn ? (
            <ButtonLink to={href(pages.registrationManage)}>
              {texts['registrationCompleted.manage']}
            </ButtonLink>
          ) : undefined
        }
      />
    );
  }
  const question = getQuestion(response);
  return (
    <LonePageHeader
      title={texts[`registrationCompleted.address.${question}.title`]}
      lead={fillText(texts[`registrationCompleted.address.${question}.text`], values)}
      actions={getActions(response).map((action, at) => (
        <Button
          key={action}
          variant={at === 0 ? 'primary' : 'secondary'}
          busy={act.busy}
          busyLabel={texts['registrationCompleted.pressed.busy']}
          onClick={() => void press(action)}
        >
          {texts[`registrationCompleted.address.${action}.action`]}
        </Button>
      ))}
    />
  );
}

function getQuestion({ reader, state }: Change): 'new' | 'asked' | 'agreed' | 'done' | 'undo' {
  if (reader === 'newcomer') return state === 'done' ? 'done' : 'new';
  return state === 'undone' ? 'undo' : state;
}

/** The possible actions, the most probable first. */
function getActions({ reader, state }: Change): Action[] {
  if (reader === 'newcomer') return state === 'done' ? [] : ['confirm'];
  if (state === 'undone') return [];
  return state === 'asked' ? ['agree', 'undo'] : ['undo'];
}
