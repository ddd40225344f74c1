import { useEffect, useRef } from 'react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Section } from '@summit/shared-ui/layout/section';
import type { MyRegistrationTexts } from './use-my-registration-texts.ts';

/** Replaces the page once the account is erased, and takes the focus. */
export function ErasedNotice({ texts }: { texts: MyRegistrationTexts }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Section>
      <div ref={place} tabIndex={-1}>
        <Notice
          tone="success"
          live
          title={texts['registrationManage.erased.title']}
          action={<ButtonLink to={href(pages.home)}>{texts['registrationManage.erased.home']}</ButtonLink>}
        >
          {texts['registrationManage.erased.text']}
        </Notice>
      </div>
    </Section>
  );
}
