import styled from '@emotion/styled';
import { fillText } from '@summit/contract/text-lookup';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Container } from '@summit/shared-ui/layout/container';
import { useCarriedCode } from '../shared/carried-code.ts';
import type { StartTexts } from './use-start-texts.ts';

const Place = styled(Container)`
  padding-top: clamp(24px, 4vw, 48px);
`;

/** Shows a visitor who comes from a voucher what happens with its promo code. */
export function VoucherCode({ texts }: { texts: StartTexts }) {
  const code = useCarriedCode();
  if (code === null) return null;
  return (
    <Place>
      <Notice tone="success" title={fillText(texts['registration.code.title'], { code })}>
        {texts['registration.code.text']}
      </Notice>
    </Place>
  );
}
