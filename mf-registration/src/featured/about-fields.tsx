import * as limits from '@summit/contract/limits/limits';
import { useAddressOf } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { UrlField } from '@summit/shared-ui/fields/url-field';
import type { FieldsOf } from '../shared/person-fields/first-step-names.ts';
import { PhotoField } from '../shared/photo/photo-field.tsx';
import type { PhotoUpload } from '../shared/photo/use-photo-upload.ts';
import type { FeaturedTexts } from '../shared/texts/use-featured-texts.ts';
import type { PhotoTexts } from '../shared/texts/use-photo-texts.ts';
import * as styles from './about-fields.module.css';

interface AboutFieldsProps {
  field: FieldsOf<'bio' | 'linkedIn' | 'imageUrl'>;
  photo: PhotoUpload;
  texts: FeaturedTexts;
  photoTexts: PhotoTexts;
}

/** The fields that other attendees see of a featured attendee. */
export function AboutFields({ field, photo, texts, photoTexts }: AboutFieldsProps) {
  const { name, id, required, error } = field('imageUrl');
  const { upload, choose, cancel } = photo;
  const getAddress = useAddressOf();
  const { side } = limits.photo;
  return (
    <Fieldset
      legend={texts['registrationFeatured.about.title']}
      lead={texts['registrationFeatured.about.lead']}
    >
      <TextArea
        {...field('bio')}
        label={texts['registrationFeatured.bio']}
        hint={texts['registrationFeatured.bio.hint']}
        limit={limits.bio}
      />
      <UrlField
        {...field('linkedIn')}
        label={texts['registrationFeatured.linkedIn']}
        hint={texts['registrationFeatured.linkedIn.hint']}
      />
      <PhotoField
        name={name}
        id={id}
        required={required}
        error={error}
        upload={upload}
        choose={choose}
        cancel={cancel}
        texts={photoTexts}
      />
      {upload.state === 'ready' && (
        <div className={styles.cut}>
          <SitePicture src={getAddress(upload.imageUrl)} alt="" width={side} height={side} sizes="128px" />
        </div>
      )}
    </Fieldset>
  );
}
