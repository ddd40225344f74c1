import { useState } from 'react';
import * as personalDataCalls from '@summit/contract/calls/personal-data';
import { isApiError, useServerAction } from '@summit/shared-auth';
import { saveFile } from '@summit/shared-site/data/save-file';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Section } from '@summit/shared-ui/layout/section';
import * as styles from './care-body.module.css';
import { EraseForm } from './erase-form.tsx';
import type { CareTexts } from './use-care-texts.ts';

interface OwnDataProps {
  texts: CareTexts;
  /** The address of the account, for password managers. */
  email: string;
  onErased: () => void;
}

/** Lets attendees download everything that is stored about them, and erase their account. */
export function OwnData({ texts, email, onErased }: OwnDataProps) {
  const collecting = useServerAction(personalDataCalls.ownPersonalData);
  const [failure, setFailure] = useState<string | null>(null);
  const [isErasing, erase] = useState(false);

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
        {isErasing ? (
          <EraseForm texts={texts} email={email} onErased={onErased} onCancel={() => erase(false)} />
        ) : (
          <Button variant="secondary" onClick={() => erase(true)}>
            {texts['registrationManage.data.erase']}
          </Button>
        )}
      </div>
    </Section>
  );
}
