import { useRef } from 'react';
import { textRows } from '@summit/contract/words/text-lookup';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Facts } from '@summit/shared-ui/display/facts';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { PhotoField } from '../shared/photo/photo-field.tsx';
import type { StepProps } from '../shared/steps/attendee-gate.tsx';
import { mustAddPhoto, stepAddress, useFlowFacts, whereAfterPhoto } from '../shared/steps/flow.ts';
import { useKindOf } from '../shared/steps/use-kind-of.ts';
import { usePhotoTexts } from '../shared/texts/use-photo-texts.ts';
import { Badge } from '../shared/ticket/badge.tsx';
import * as styles from './photo-form.module.css';
import { usePhotoForm } from './use-photo-form.ts';

/** Chooses the photo, with a preview of its badge. */
export function PhotoForm(step: StepProps) {
  const { attendee, status } = step;
  const texts = usePhotoTexts();
  const kind = useKindOf(attendee);
  const { photoEnabled } = useFlowFacts();
  const { image } = attendee;
  const field = useRef<HTMLInputElement>(null);
  const { upload, choose, cancel, submit, busy, failure, isNew, keeps } = usePhotoForm(step, {
    missing: texts['registrationPhoto.missing'],
    gone: texts['registrationPhoto.gone'],
    focusField: () => field.current?.focus(),
  });
  const shown = upload.state === 'ready' ? upload.imageUrl : image.imageUrl;
  const isRequired = photoEnabled && mustAddPhoto(attendee);
  const skipsTo = whereAfterPhoto(attendee, status);
  return (
    <div className={styles.body}>
      <div>
        <FormBody noValidate onSubmit={submit}>
          <FormSummary problems={[]} {...failure} />
          {image.imageStatus === 'Rejected' && !isNew && (
            <Notice tone="warning" title={texts['registrationPhoto.rejected.title']}>
              {texts['registrationPhoto.rejected.text']}
            </Notice>
          )}
          <PhotoField
            ref={field}
            name="photo"
            required={isRequired && image.imageUrl === null}
            upload={upload}
            choose={choose}
            cancel={cancel}
            hasPhoto={image.imageUrl !== null}
            texts={texts}
          />
          <FormActions note={texts['registrationPhoto.note']}>
            <Button type="submit" size="large" icon="arrow-right" busy={busy} busyLabel="Saving">
              {texts[keeps ? 'registrationPhoto.keep' : 'registrationPhoto.submit']}
            </Button>
            {!isRequired && !keeps && (
              <ButtonLink to={stepAddress(skipsTo)} variant="quiet">
                {texts[status === 'Completed' ? 'registrationPhoto.back' : 'registrationPhoto.skip']}
              </ButtonLink>
            )}
          </FormActions>
        </FormBody>
        <Facts
          items={textRows(texts['registrationPhoto.tips']).map(([term = '', detail]) => ({ term, detail }))}
        />
      </div>
      <Badge
        hanging
        person={{ ...attendee, kind }}
        imageUrl={upload.state === 'sending' ? null : shown}
        preview={'preview' in upload ? upload.preview : null}
        texts={texts}
      />
    </div>
  );
}
