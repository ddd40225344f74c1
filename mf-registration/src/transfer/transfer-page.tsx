import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { useOwnParameter } from '@summit/shared-ui/navigation/navigation';
import { OfferOfToken } from './offer-of-token.tsx';
import { TransferRefused } from './transfer-refused.tsx';
import { useTransferTexts } from './use-transfer-texts.ts';

const waiting = <Skeleton lines={4} height={56} />;

/** Gives a colleague's ticket to the visitor who has the link in the email. */
export default function TransferPage() {
  const texts = useTransferTexts();
  const token = useOwnParameter('token');
  return (
    <>
      <PageTop page="registrationTransfer" texts={texts} head={{ robots: 'noindex' }} />
      <Section ruled={false}>
        <DataPart label="ticket" level={2} resetKeys={[token]} skeleton={waiting}>
          {token === undefined && waiting}
          {token === '' && <TransferRefused texts={texts} />}
          {token && <OfferOfToken key={token} token={token} texts={texts} />}
        </DataPart>
      </Section>
    </>
  );
}
