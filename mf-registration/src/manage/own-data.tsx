import { useEffect, useRef, useState } from 'react';
import * as personalDataCalls from '@summit/contract/calls/personal-data';
import { isApiError, useServerAction } from '@summit/shared-auth';
import { saveFile } from '@summit/shared-site/data/save-file';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Section } from '@summit/shared-ui/layout/section';
import { EraseForm } from './erase-form.tsx';
import * as styles from './my-registration-body.module.css';
import type { MyRegistrationTexts } from './use-my-registration-texts.ts';

interface OwnDataProps {
  texts: MyRegistrationTexts;
  attendeeId: string;
  /** The address of the account, for password managers. */
  email: string;
  onErased: () => void;
}

/** Lets attendees download everything that is stored about them, and erase their account. */
export function OwnData({ texts, attendeeId, email, onErased }: OwnDataProps) {
  const collecting = useServerAction(personalDataCalls.ownPersonalData);
  const [failure, setFailure] = useState<string | null>(null);
  const [erasure, setErasure] = useState<'unasked' | 'asked' | 'declined'>('unasked');
  const erase = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button is back in the place of the form that had the focus.
    if (erasure === 'declined') erase.current?.focus();
  }, [erasure]);

  async function save() {
    setFailure(null);
    try {
      const copy = await collecting.run({});
      saveFile(texts['registrationManage.data.copy.file'], JSON.stringify(copy, null, 2), 'application/json');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    }
  }

  return (
    <Section
      layout="side"
      title={texts['registrationManage.data.title']}
      lead={texts['registrationManage.data.lead']}
    >
      <div className={styles.body}>
        <p>{texts['registrationManage.data.copy.text']}</p>
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Button variant="secondary" busy={collecting.busy} busyLabel="Collecting" onClick={() => void save()}>
          {texts['registrationManage.data.copy']}
        </Button>
        <p>{texts['registrationManage.data.erase.text']}</p>
        {erasure === 'asked' ? (
          <EraseForm {...{ texts, attendeeId, email, onErased }} onCancel={() => setErasure('declined')} />
        ) : (
          <Button ref={erase} variant="secondary" onClick={() => setErasure('asked')}>
            {texts['registrationManage.data.erase']}
          </Button>
        )}
      </div>
    </Section>
  );
}
