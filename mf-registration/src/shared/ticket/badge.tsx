import * as settingsCalls from '@summit/contract/calls/settings';
import * as limits from '@summit/contract/limits/limits';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { Icon } from '@summit/shared-ui/display/icon';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { Motif } from '@summit/shared-ui/motion/motif';
import type { PhotoTexts } from '../texts/use-photo-texts.ts';
import * as styles from './badge.module.css';

/** The fields of a badge. */
export interface BadgePerson {
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  company: string | null;
  /** The kind or category of the attendee. */
  kind: string;
}

interface BadgeProps {
  person: BadgePerson;
  /** The photo's path, or null while there is none on the server. */
  imageUrl: string | null;
  /** A preview of the photo that was just chosen; the stored photo is shown on top of it. */
  preview: HTMLCanvasElement | null;
  texts: PhotoTexts;
  /** On wide windows it hangs from the progress line. */
  hanging?: boolean;
}

/** The badge as it will be printed: the photo, the name, the company. */
export function Badge({ person, imageUrl, preview, texts, hanging = false }: BadgeProps) {
  const { event, theme } = useServerData(settingsCalls.settings);
  const getAddress = useAddressOf();
  const { firstName, lastName, company, jobTitle, kind } = person;
  const { side } = limits.photo;
  return (
    <figure
      className={styles.badge}
      aria-label={texts['registrationPhoto.badge']}
      data-hanging={hanging || undefined}
    >
      <div className="badge">
        <div className={styles.badgeTop} data-tone="ink">
          <Motif seed={theme.decorativeAccents.motifSeed} variant="card" />
          <span className={styles.badgeSlot} />
          <p>
            <strong>{event.name}</strong> <span>Edition {event.edition}</span>
          </p>
        </div>
        <div className={styles.badgePhoto}>
          {preview === null && imageUrl === null && <Icon name="user" size="38%" />}
          {preview !== null && (
            <div className={styles.badgePreview} ref={(place) => place?.replaceChildren(preview)} />
          )}
          {imageUrl !== null && (
            <SitePicture
              key={imageUrl}
              src={getAddress(imageUrl)}
              alt={`${firstName} ${lastName}`}
              width={side}
              height={side}
              sizes="(max-width: 899px) 40vw, 380px"
              priority
            />
          )}
        </div>
        <div className={styles.badgeWords}>
          <p className={styles.badgeName}>
            {firstName} {lastName}
          </p>
          {jobTitle && <p>{jobTitle}</p>}
          {company && <p className={styles.badgeCompany}>{company}</p>}
        </div>
        <p className={styles.badgeKind}>{kind}</p>
      </div>
      <figcaption>{texts['registrationPhoto.badge.caption']}</figcaption>
    </figure>
  );
}
