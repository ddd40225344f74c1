import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import * as settingsCalls from '@summit/contract/calls/settings';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsTrustTexts } from '@summit/contract/texts/awards-trust';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useMomentWords } from '../shared/moment-words.ts';
import { RuleList } from '../shared/rule-list.tsx';
import * as styles from './how-voting-works-page.module.css';
import { MyReceipts } from './receipt/my-receipts.tsx';

const pageTexts = { ...awardsTexts, ...awardsTrustTexts };

/** Explains how a ballot is handled, which guarantees there are, and which there are not. */
export default function HowVotingWorksPage() {
  const texts = useServerTexts(pageTexts, 'awards');
  return (
    <>
      <PageTop page="awardsHowVotingWorks" texts={texts} />
      <Section index="01" title={texts['awardsHowVotingWorks.path.title']} ruled={false}>
        <RuleList items={texts['awardsHowVotingWorks.path.items']} />
      </Section>
      <Section index="02" title={texts['awardsHowVotingWorks.promise.title']}>
        <RuleList items={texts['awardsHowVotingWorks.promise.items']} />
      </Section>
      <Section index="03" title={texts['awardsHowVotingWorks.limits.title']} tone="ink">
        <DataPart label="limits" skeleton={<Skeleton lines={8} />}>
          <Limits />
        </DataPart>
      </Section>
      <Section index="04" title={texts['awardsHowVotingWorks.check.title']} layout="side">
        <Stack gap={3}>
          <p>{texts['awardsHowVotingWorks.check.text']}</p>
          <p>{texts['awardsHowVotingWorks.check.record']}</p>
          <DataPart label="key" skeleton={<Skeleton lines={2} />}>
            <PublicKey />
          </DataPart>
          <MyReceipts />
        </Stack>
      </Section>
    </>
  );
}

function Limits() {
  const texts = useServerTexts(awardsTrustTexts, 'awards');
  const { awards } = useServerData(settingsCalls.settings);
  const unlinked = useMomentWords(awards.ballotsUnlinkAt);
  const unlinking = unlinked
    ? texts['awardsHowVotingWorks.limits.unlinked'].replace('{date}', unlinked.fullDay)
    : texts['awardsHowVotingWorks.limits.linked'];
  return <RuleList items={texts['awardsHowVotingWorks.limits.items'].replace('{unlinking}', unlinking)} />;
}

function PublicKey() {
  const { algorithm, publicKey, publicKeyBefore } = useServerData(ballotLogCalls.ballotKey);
  const keys = [publicKey, ...(publicKeyBefore ? [publicKeyBefore] : [])];
  return keys.map((key) => (
    <p key={key}>
      <code className={styles.key}>
        {algorithm} {key}
      </code>
    </p>
  ));
}
