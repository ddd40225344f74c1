import * as settingsCalls from '@summit/contract/calls/settings';
import { voucherTexts } from '@summit/contract/texts/voucher';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { TokenPage } from '@summit/shared-site/page/token-page';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { TokenRefused } from '../shared/invitations/token-refused.tsx';
import { useVoucher, type VoucherTexts } from './voucher-response.ts';
import { VoucherTicket } from './voucher-ticket.tsx';

/** The voucher of an email's token, until when it is valid, and how to use it. */
export default function VoucherPage() {
  const texts = useServerTexts(voucherTexts, 'voucher.');
  return (
    <TokenPage page="voucher" texts={texts} label="voucher" skeleton={<Skeleton height={360} />}>
      {(token) => <VoucherOfToken token={token} texts={texts} />}
    </TokenPage>
  );
}

function VoucherOfToken({ token, texts }: { token: string; texts: VoucherTexts }) {
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
