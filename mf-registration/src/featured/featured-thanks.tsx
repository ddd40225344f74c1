import { useEffect, useRef } from 'react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fillText, textRows } from '@summit/contract/words/text-lookup';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Facts } from '@summit/shared-ui/display/facts';
import { Stack } from '@summit/shared-ui/layout/stack';
import { StepBody } from '../shared/steps/step-body.tsx';
import type { FeaturedTexts } from '../shared/texts/use-featured-texts.ts';
import { usePhotoTexts } from '../shared/texts/use-photo-texts.ts';
import { Badge } from '../shared/ticket/badge.tsx';
import { BadgePlace } from './featured-aside.tsx';
import type { FeaturedValues } from './featured-fields.ts';
import { FeaturedFrame } from './featured-frame.tsx';
import * as styles from './featured-thanks.module.css';

interface FeaturedThanksProps {
  person: FeaturedValues;
  texts: FeaturedTexts;
}

/** After a registration: thanks, what happens now, and the badge. It replaces the form and takes its focus. */
export function FeaturedThanks({ person, texts }: FeaturedThanksProps) {
  const photoTexts = usePhotoTexts();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  }, []);

  const { firstName, lastName, jobTitle, company, email, imageUrl } = person;
  const title = fillText(texts['registrationFeatured.thanks.title'], { name: firstName });
  const next = textRows(texts['registrationFeatured.thanks.next']);
  return (
    <div ref={page} tabIndex={-1} role="group" aria-label={title}>
      <FeaturedFrame title={title} lead={texts['registrationFeatured.thanks.lead']}>
        <StepBody>
          <Stack gap={4}>
            <Facts
              items={next.map(([term = '', detail = '']) => ({ term, detail: fillText(detail, { email }) }))}
            />
            <div className={styles.ways}>
              <ButtonLink to={href(pages.registrationCompleted)} size="large" icon="ticket">
                {texts['registrationFeatured.registered.action']}
              </ButtonLink>
              <ButtonLink to={href(pages.attendees)} size="large" variant="secondary">
                {texts['registrationFeatured.thanks.list']}
              </ButtonLink>
            </div>
          </Stack>
          <BadgePlace>
            <Badge
              person={{ firstName, lastName, jobTitle, company, kind: texts['registrationFeatured.kind'] }}
              imageUrl={imageUrl}
              preview={null}
              texts={photoTexts}
            />
          </BadgePlace>
        </StepBody>
      </FeaturedFrame>
    </div>
  );
}
