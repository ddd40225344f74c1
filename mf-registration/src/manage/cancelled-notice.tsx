import { useEffect, useRef } from 'react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { formatPrice } from '@summit/shared-ui/display/price';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Section } from '@summit/shared-ui/layout/section';
import type { Cancelled } from './cancel-ticket.tsx';
import type { MyRegistrationTexts } from './use-my-registration-texts.ts';

interface CancelledNoticeProps {
  cancelled: Cancelled;
  texts: MyRegistrationTexts;
}

/** Replaces the page once the ticket is cancelled, and takes the focus. */
export function CancelledNotice({ cancelled: { refund, currency }, texts }: CancelledNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Section>
      <div ref={place} tabIndex={-1}>
        <Notice
          tone="success"
          live
          title={texts['registrationManage.cancelled.title']}
          action={
            <ButtonLink to={href(pages.registration)}>
              {texts['registrationManage.cancelled.tickets']}
            </ButtonLink>
          }
        >
          {refund > 0
            ? fillText(texts['registrationManage.cancelled.refund'], {
                refund: formatPrice(refund, currency),
              })
            : texts['registrationManage.cancelled.nothing']}
        </Notice>
      </div>
    </Section>
  );
}
