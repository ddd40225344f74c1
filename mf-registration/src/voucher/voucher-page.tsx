import styled from '@emotion/styled';
import { settingsCalls } from '@summit/contract/calls/settings';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { DataPart } from '../shared/data-part.tsx';
import { tokenPageTexts } from '../shared/token-texts.ts';
import { TokenRefused } from '../shared/token-refused.tsx';
import { useVoucher, type TokenTexts } from './voucher-answer.ts';
import { VoucherTicket } from './voucher-ticket.tsx';

const Body = styled.div`
  padding-block: clamp(32px, 4vw, 56px) var(--section);
`;

/** What the token of a mail gives, until when, and how to use it. */
export default function VoucherPage() {
  const texts = useServerTexts(tokenPageTexts, 'voucher.');
  const [search] = useSearch();
  const token = search.get('token') ?? '';
  return (
    <>
      <PageMeta
        title={texts['voucher.header.title']}
        description={texts['voucher.meta.description']}
        robots="noindex"
      />
      <PageHeader kind="plain" title={texts['voucher.header.title']} lead={texts['voucher.header.lead']} />
      <Container>
        <Body>
          <DataPart label="voucher" level={2} resetKeys={[token]} skeleton={<Skeleton height={360} />}>
            <VoucherOfToken token={token} texts={texts} />
          </DataPart>
        </Body>
      </Container>
    </>
  );
}

function VoucherOfToken({ token, texts }: { token: string; texts: TokenTexts }) {
  const settings = useServerData(settingsCalls.settings);
  const voucher = useVoucher(settings.voucherPage.isEnabled ? token : '');
  const contact = texts['voucher.contact'];
  if (!settings.voucherPage.isEnabled) {
    return (
      <TokenRefused
        title={texts['voucher.disabled.title']}
        text={texts['voucher.disabled.text']}
        contact={contact}
      />
    );
  }
  if (voucher === null) {
    return (
      <TokenRefused
        title={texts['voucher.unknown.title']}
        text={texts['voucher.unknown.text']}
        contact={contact}
      />
    );
  }
  return <VoucherTicket voucher={voucher} texts={texts} />;
}
