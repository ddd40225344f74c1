import { type FormEvent, useState } from 'react';
import { readReceipt } from '@summit/contract/awards/ballot-receipt';
import { ballots } from '@summit/contract/season/ballots';
import { awardsTrustTexts } from '@summit/contract/texts/awards-trust';
import { useServerDataQuery, useServerTexts, useSession } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { Stack } from '@summit/shared-ui/layout/stack';
import * as styles from './my-receipts.module.css';
import { ReceiptActions, ReceiptVerdict, useReceiptCheck } from './receipt-actions.tsx';
import { useStoredReceipts } from './stored-receipts.ts';

/** The receipts of this device and of the signed-in account, and a field for any other receipt, in every status. */
export function MyReceipts() {
  const texts = useServerTexts(awardsTrustTexts, 'awards');
  const { receipts } = useStoredReceipts();
  const ofAccount = useOwnReceipts();
  // The server's HTML cannot contain receipts of a device.
  const isRead = useSession((state) => state.phase) !== 'unknown';
  const all = isRead ? [...new Set([...receipts, ...ofAccount])] : [];
  return (
    <Stack gap={4}>
      {all.length > 0 && (
        <ul className={styles.list} aria-label={texts['awardsReceipt.mine']} role="list">
          {all.map((receipt) => (
            <li key={receipt}>
              <strong>{texts[`awardsReceipt.vote.${getVote(receipt)}`]}</strong>
              <code>{receipt}</code>
              <ReceiptActions receipt={receipt} />
            </li>
          ))}
        </ul>
      )}
      <PastedReceipt />
    </Stack>
  );
}

/** The server's receipts of the signed-in account; empty for anonymous visitors. */
function useOwnReceipts(): string[] {
  const enabled = useSession((state) => state.phase) === 'signedIn';
  const statuses = [
    useServerDataQuery(ballots.companyOne.status, undefined, { enabled }),
    useServerDataQuery(ballots.companyTwo.status, undefined, { enabled }),
    useServerDataQuery(ballots.individualOne.status, undefined, { enabled }),
    useServerDataQuery(ballots.individualTwo.status, undefined, { enabled }),
  ];
  return statuses.flatMap(({ data }) => data?.receipt ?? []);
}

function PastedReceipt() {
  const texts = useServerTexts(awardsTrustTexts, 'awards');
  const [line, setLine] = useState('');
  const { check, isChecking, verdict } = useReceiptCheck();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void check(line);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={2}>
        <TextArea
          label={texts['awardsReceipt.paste']}
          hint={texts['awardsReceipt.paste.hint']}
          name="receipt"
          rows={4}
          value={line}
          onChange={({ target }) => setLine(target.value)}
          spellCheck={false}
          autoComplete="off"
        />
        <div>
          <Button type="submit" busy={isChecking} busyLabel={texts['awardsReceipt.checking']}>
            {texts['awardsReceipt.checkPasted']}
          </Button>
        </div>
        <ReceiptVerdict verdict={verdict} />
      </Stack>
    </form>
  );
}

function getVote(
  receipt: string,
): 'Company.one' | 'Company.two' | 'Individual.one' | 'Individual.two' | 'other' {
  const [, track, step] = readReceipt(receipt)?.log.split('-') ?? [];
  const vote = `${track}.${step}` as 'Company.one' | 'Company.two' | 'Individual.one' | 'Individual.two';
  return ['Company.one', 'Company.two', 'Individual.one', 'Individual.two'].includes(vote) ? vote : 'other';
}
