import { useEffect, useState } from 'react';
import type * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { DraftName } from '@summit/contract/session/storage-keys';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Stack } from '@summit/shared-ui/layout/stack';
import type { NominationCategory } from '../shared/awards-data.ts';
import { findLeft, type LeftNomination, removeLeft } from './left-nomination.ts';
import * as styles from './own-nomination.module.css';

interface UnsentNominationProps {
  draftName: DraftName;
  /** The nomination that counts. */
  sent: ResponseOf<typeof awardsCalls.myNominations>['nominations'][number];
  categories: readonly NominationCategory[];
}

/** The unsent nomination on this device, because another nomination was sent before. */
export function UnsentNomination({ draftName, sent, categories }: UnsentNominationProps) {
  const texts = useServerTexts(nominationTexts, 'awards');
  const { event } = useServerData(settingsCalls.settings);
  const [left, setLeft] = useState<LeftNomination | null>(null);

  useEffect(() => {
    let isShown = true;
    // A draft that cannot be compared stays stored for the next visit.
    findLeft(draftName, sent).then(
      (found) => isShown && setLeft(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [draftName, sent]);

  if (!left) return null;
  const moment = venueClock(event.timeZone).moment(sent.nominatedAt);
  const chosen = categories.filter(({ id }) => left.categoryIds.includes(id)).map(({ name }) => name);
  const lines = [left.name, chosen.join(', '), left.url, left.reason, left.contactEmail];

  function remove() {
    removeLeft(draftName);
    setLeft(null);
  }

  return (
    <Notice tone="warning" title={texts['awardsNominationForm.unsent.title']} live>
      <Stack gap={2}>
        <p>{fillText(texts['awardsNominationForm.unsent.text'], { moment })}</p>
        <div className={styles.unsent}>
          {lines
            .filter((line) => line !== '')
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </div>
        <div>
          <Button variant="secondary" onClick={remove}>
            {texts['awardsNominationForm.unsent.remove']}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
