import type { ReactNode } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import type { LogoText } from '@summit/contract/texts/logo';
import { Button } from '@summit/shared-ui/actions/button';
import { PictureField } from '@summit/shared-ui/fields/picture-field';
import type { SiteForm } from '../../person-fields/site-form.ts';
import { photoChoices } from '../photo-choices.ts';
import type { Upload } from '../upload.ts';
import * as styles from './logo-field.module.css';
import type { LogoUpload } from './use-logo-upload.ts';

type Word = (name: LogoText) => string;

interface LogoFieldProps<Values extends FieldValues> {
  form: SiteForm<Values>;
  /** The value of the form that is the logo's address. */
  name: Path<Values>;
  logo: LogoUpload;
  word: Word;
  /** Follows the hint. */
  hint?: string;
  /** The logo that would be submitted now, as visitors will see it. */
  children: (logoUrl: string | null) => ReactNode;
}

/** The logo's field: its upload's progress, a preview, and the ways out when the upload fails. */
export function LogoField<Values extends FieldValues>(props: LogoFieldProps<Values>) {
  const { form, name, logo, word, hint, children } = props;
  // Watched below the form: what its draft restores is set before the form itself could listen.
  const logoUrl: string = useWatch({ control: form.control, name });
  const { id, error } = form.field(name);
  const { upload, choose, cancel, forget } = logo;
  const hasLogo = Boolean(logoUrl);
  const isWrong = upload.state === 'refused' || upload.state === 'failed' || error !== undefined;
  return (
    <div className={styles.shown}>
      <PictureField
        id={id}
        name={name}
        label={word('logo')}
        hint={hint ? `${word('logoHint')} ${hint}` : word('logoHint')}
        optional
        accept={photoChoices}
        action={word(hasLogo ? 'logoChooseAnother' : 'logoChoose')}
        dropHint={word('logoDrop')}
        onChoose={choose}
        error={error}
        {...toFieldState(upload, word)}
      />
      {children(logoUrl || null)}
      {upload.state === 'sending' && <Way onPress={cancel}>{word('logoCancel')}</Way>}
      {upload.state === 'failed' && <Way onPress={upload.retry}>{word('logoRetry')}</Way>}
      {upload.state !== 'sending' && (hasLogo || isWrong) && <Way onPress={forget}>{word('logoRemove')}</Way>}
    </div>
  );
}

function Way({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button variant="secondary" size="small" onClick={onPress}>
      {children}
    </Button>
  );
}

/** The state of the upload, in the field's words. */
function toFieldState(upload: Upload, word: Word) {
  switch (upload.state) {
    // A logo is used whole, so that its part is never chosen.
    case 'cropping':
    case 'none':
      return {};
    case 'sending':
      return { fileName: upload.fileName, sent: upload.sent, status: word('logoSending') };
    case 'ready':
      return { fileName: upload.fileName, status: word('logoReady') };
    case 'refused':
    case 'failed':
      return { error: upload.message };
  }
}
