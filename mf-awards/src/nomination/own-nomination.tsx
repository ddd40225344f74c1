import { useEffect, useRef } from 'react';
import { awardsPages } from '@summit/contract/awards/awards-pages';
import { awardsPageState } from '@summit/contract/awards/awards-status';
import type * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import { awardsTexts } from '@summit/contract/texts/awards';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Tag } from '@summit/shared-ui/display/tag';
import { Stack } from '@summit/shared-ui/layout/stack';
import { Motif } from '@summit/shared-ui/motion/motif';
import { type NominationCategory, useAwardsStatuses } from '../shared/awards-data.ts';
import { getForm } from '../shared/nomination-pages.ts';
import { MailNominations } from './mail-nominations.tsx';
import * as styles from './own-nomination.module.css';

interface OwnNominationProps {
  nomination: ResponseOf<typeof awardsCalls.myNominations>['nominations'][number];
  categories: readonly NominationCategory[];
  justSent: boolean;
  /** Whether to offer the other track, because the attendee has not nominated there yet. */
  offersOther: boolean;
}

/** An attendee's nomination as it was sent. */
export function OwnNomination({ nomination, categories, justSent, offersOther }: OwnNominationProps) {
  const texts = useServerTexts(nominationTexts, 'awards');
  const pageTexts = useServerTexts(awardsTexts, 'awards');
  const { event } = useServerData(settingsCalls.settings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justSent) heading.current?.focus();
  }, [justSent]);
  const { name, url, reason, categoryIds, nominatedAt } = nomination;
  const moment = venueClock(event.timeZone).moment(nominatedAt);
  return (
    <Stack gap={4}>
      <h2 ref={heading} tabIndex={-1}>
        {justSent ? pageTexts['awardsNominationForm.success'] : texts['awardsNominationForm.own.title']}
      </h2>
      <article className={styles.slip}>
        <div className={styles.slipMotif} aria-hidden="true">
          <Motif seed={name} variant="band" />
        </div>
        <p className={styles.slipName}>{name}</p>
        <Stack row wrap gap={1}>
          {categories
            .filter(({ id }) => categoryIds.includes(id))
            .map((category) => (
              <Tag key={category.id} tone="gold">
                {category.name}
              </Tag>
            ))}
        </Stack>
        <p className={styles.slipReason}>{reason}</p>
        <p>
          <a href={url} rel="noopener noreferrer" target="_blank">
            {url}
          </a>
        </p>
        <p className="eyebrow">{fillText(texts['awardsNominationForm.own.sentAt'], { moment })}</p>
      </article>
      <p className="soft measure">{texts['awardsNominationForm.own.next']}</p>
      <MailNominations />
      {offersOther && <OtherTrack from={nomination.awardsType} />}
    </Stack>
  );
}

function OtherTrack({ from }: { from: keyof typeof getForm }) {
  const texts = useServerTexts(nominationTexts, 'awards');
  const other = from === 'Company' ? 'Individual' : 'Company';
  const { open } = awardsPageState(getForm[other], useAwardsStatuses()[other]);
  if (!open) return null;
  const label = other === 'Individual' ? 'own.toPeople' : 'own.toCompanies';
  return (
    <div>
      <ButtonLink to={href(awardsPages[getForm[other]])} variant="gold">
        {texts[`awardsNominationForm.${label}`]}
      </ButtonLink>
    </div>
  );
}
