import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as settingsCalls from '@summit/contract/calls/settings';
import { daySpan } from '@summit/contract/money-and-time/day-words';
import { useServerData } from '@summit/shared-auth';
import { Facts } from '@summit/shared-ui/display/facts';
import type { SiteForm } from '../shared/person-fields/site-form.ts';
import type { PhotoUpload } from '../shared/photo/use-photo-upload.ts';
import type { FeaturedTexts } from '../shared/texts/use-featured-texts.ts';
import type { PhotoTexts } from '../shared/texts/use-photo-texts.ts';
import { Badge } from '../shared/ticket/badge.tsx';
import * as styles from './featured-aside.module.css';
import type { FeaturedValues } from './featured-fields.ts';

/** Not wider than the real badge. */
export function BadgePlace({ children }: { children: ReactNode }) {
  return <div className={styles.badgePlace}>{children}</div>;
}

interface FeaturedAsideProps {
  control: SiteForm<FeaturedValues>['control'];
  photo: PhotoUpload;
  texts: FeaturedTexts;
  photoTexts: PhotoTexts;
}

/** Beside the form: a live preview of the badge, and what else there is to know. */
export function FeaturedAside({ control, photo: { upload }, texts, photoTexts }: FeaturedAsideProps) {
  const { event } = useServerData(settingsCalls.settings);
  const [firstName, lastName, jobTitle, company] = useWatch({
    control,
    name: ['firstName', 'lastName', 'jobTitle', 'company'],
  });
  return (
    <aside aria-label={photoTexts['registrationPhoto.badge']}>
      <BadgePlace>
        <Badge
          person={{ firstName, lastName, jobTitle, company, kind: texts['registrationFeatured.kind'] }}
          imageUrl={upload.state === 'ready' ? upload.imageUrl : null}
          preview={'preview' in upload ? upload.preview : null}
          texts={photoTexts}
        />
      </BadgePlace>
      <Facts
        items={[
          { term: texts['registrationFeatured.days'], detail: daySpan(event.startsOn, event.endsOn) },
          { term: texts['registrationFeatured.venue'], detail: `${event.venue}, ${event.city}` },
          { term: texts['registrationFeatured.price'], detail: texts['registrationFeatured.nothing'] },
        ]}
      />
    </aside>
  );
}
