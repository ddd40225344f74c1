import styled from '@emotion/styled';
import { useWatch } from 'react-hook-form';
import { Button } from '@summit/shared-ui/actions/button';
import { PictureField } from '@summit/shared-ui/form/picture-field';
import { photoChoices } from '../shared/look-at-photo.ts';
import type { SiteForm } from '../shared/site-form.ts';
import type { Upload } from '../shared/upload.ts';
import type { BlitzTexts } from './blitz-response.ts';
import type { BlitzValues } from './blitz-values.ts';
import { LogoPlate } from './logo-plate.tsx';
import type { LogoUpload } from './use-logo-upload.ts';

const Shown = styled.div`
  display: grid;
  gap: 12px;
  & > button {
    justify-self: start;
  }
`;

interface LogoFieldProps {
  form: SiteForm<BlitzValues>;
  logo: LogoUpload;
  texts: BlitzTexts;
}

/** The logo's field: its upload's progress, a preview, and the ways out when the upload fails. */
export function LogoField({ form, logo, texts }: LogoFieldProps) {
  const logoUrl = useWatch({ control: form.control, name: 'logoUrl' });
  const { id, error } = form.field('logoUrl');
  const { upload, choose, forget } = logo;
  const hasLogo = Boolean(logoUrl);
  const isWrong = upload.state === 'refused' || upload.state === 'failed' || error !== undefined;
  return (
    <Shown>
      <PictureField
        id={id}
        name="logoUrl"
        label={texts['blitzRegistration.form.logo']}
        hint={texts['blitzRegistration.form.logoHint']}
        optional
        accept={photoChoices}
        action={
          texts[hasLogo ? 'blitzRegistration.form.logoChooseAnother' : 'blitzRegistration.form.logoChoose']
        }
        dropHint={texts['blitzRegistration.form.logoDrop']}
        onChoose={choose}
        error={error}
        {...shownOf(upload, texts)}
      />
      {hasLogo && <LogoPlate src={logoUrl ?? ''} alt={texts['blitzRegistration.form.logoShown']} />}
      {upload.state === 'failed' && (
        <Button variant="secondary" size="small" onClick={upload.retry}>
          {texts['blitzRegistration.form.logoRetry']}
        </Button>
      )}
      {(hasLogo || isWrong) && (
        <Button variant="secondary" size="small" onClick={forget}>
          {texts['blitzRegistration.form.logoRemove']}
        </Button>
      )}
    </Shown>
  );
}

/** The state of the upload, in the field's words. */
function shownOf(upload: Upload, texts: BlitzTexts) {
  switch (upload.state) {
    // A logo is used whole, so that its part is never chosen.
    case 'cropping':
    case 'none':
      return {};
    case 'sending': {
      const { fileName, sent } = upload;
      return { fileName, sent, status: texts['blitzRegistration.form.logoSending'] };
    }
    case 'ready':
      return { fileName: upload.fileName, status: texts['blitzRegistration.form.logoReady'] };
    case 'refused':
    case 'failed':
      return { error: upload.message };
  }
}
