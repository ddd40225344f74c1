import * as paymentCalls from '@summit/contract/calls/payments';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerDataQuery } from '@summit/shared-auth';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Container } from '@summit/shared-ui/layout/container';
import { useCarriedCode } from '../../shared/invitations/carried-code.ts';
import type { StartTexts } from '../use-start-texts.ts';
import * as styles from './voucher-code.module.css';

/** Shows a visitor who comes from a voucher what happens with its promo code. */
export function VoucherCode({ texts }: { texts: StartTexts }) {
  const code = useCarriedCode();
  const { error } = useServerDataQuery(
    paymentCalls.promoCodeDiscount,
    { query: { code: code ?? '' } },
    { enabled: code !== null },
  );
  if (code === null) return null;
  // The refusals of the payment, too: the code is unknown, expired, or used up.
  const isRefused = error?.code === 'validation.base-0001' || error?.code === 'promo-code-0001';
  return (
    <Container className={styles.place}>
      {isRefused ? (
        <Notice tone="warning" live title={fillText(texts['registration.code.refused.title'], { code })}>
          {error.message}
        </Notice>
      ) : (
        <Notice tone="success" title={fillText(texts['registration.code.title'], { code })}>
          {texts['registration.code.text']}
        </Notice>
      )}
    </Container>
  );
}
