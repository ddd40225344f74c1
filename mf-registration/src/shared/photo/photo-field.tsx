import type { Ref } from 'react';
import { Button } from '@summit/shared-ui/actions/button';
import { PictureField } from '@summit/shared-ui/fields/picture-field';
import type { PhotoTexts } from '../texts/use-photo-texts.ts';
import { photoChoices } from './photo-choices.ts';
import type { Upload } from './upload.ts';
import type { PhotoUpload } from './use-photo-upload.ts';

interface PhotoFieldProps extends Pick<PhotoUpload, 'upload' | 'choose' | 'cancel'> {
  name: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  required: boolean;
  /** Whether there is one already, before any is chosen. */
  hasPhoto?: boolean;
  /** The form's error, where the photo itself has none. */
  error?: string;
  texts: PhotoTexts;
}

/** The photo's field: its part, its upload's progress, why another photo is needed, and a way to send the same one again. */
export function PhotoField(props: PhotoFieldProps) {
  const { upload, choose, cancel, name, id, ref, required, hasPhoto = false, error, texts } = props;
  const isThere = hasPhoto || upload.state === 'sending' || upload.state === 'ready';
  return (
    <>
      <PictureField
        ref={ref}
        name={name}
        id={id}
        label={texts['registrationPhoto.field']}
        hint={texts['registrationPhoto.hint']}
        required={required}
        accept={photoChoices}
        action={texts[isThere ? 'registrationPhoto.chooseAnother' : 'registrationPhoto.choose']}
        dropHint={texts['registrationPhoto.drop']}
        onChoose={choose}
        error={error}
        {...toFieldState(upload, hasPhoto, texts)}
      />
      {upload.state === 'cropping' && <upload.Dialog {...upload} />}
      {upload.state === 'sending' && (
        <div>
          <Button variant="secondary" size="small" onClick={cancel}>
            {texts['registrationPhoto.cancel']}
          </Button>
        </div>
      )}
      {upload.state === 'failed' && (
        <div>
          <Button variant="secondary" size="small" onClick={upload.retry}>
            {texts['registrationPhoto.retry']}
          </Button>
        </div>
      )}
    </>
  );
}

/** The state of the upload, in the field's words. */
function toFieldState(upload: Upload, hasPhoto: boolean, texts: PhotoTexts) {
  switch (upload.state) {
    case 'none':
      return { status: hasPhoto ? texts['registrationPhoto.present'] : undefined };
    case 'cropping':
      return { fileName: upload.fileName };
    case 'sending':
      return { fileName: upload.fileName, sent: upload.sent, status: texts['registrationPhoto.sending'] };
    case 'ready':
      return { fileName: upload.fileName, status: texts['registrationPhoto.ready'] };
    case 'refused':
    case 'failed':
      return { error: upload.message };
  }
}
