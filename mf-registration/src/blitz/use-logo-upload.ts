import { blitzCalls } from '@summit/contract/calls/blitz';
import { useCall } from '@summit/shared-auth';
import { lookAtFile } from '../shared/look-at-photo.ts';
import type { SiteForm } from '../shared/site-form.ts';
import type { Upload } from '../shared/upload.ts';
import { usePhotoUpload } from '../shared/use-photo-upload.ts';
import type { BlitzValues } from './blitz-values.ts';

export interface LogoUpload {
  upload: Upload;
  choose: (file: File) => void;
  /** Removes the logo from the form, and any message about it. */
  forget: () => void;
  /** Waits for a running upload. False when a logo was chosen and not uploaded. */
  hasArrived: () => Promise<boolean>;
}

/** Uploads a logo as soon as it is chosen; its address is a value of the form, and of its draft. */
export function useLogoUpload(token: string, { methods }: SiteForm<BlitzValues>): LogoUpload {
  const call = useCall();
  const { upload, choose, arrived, forget } = usePhotoUpload({
    look: lookAtFile,
    send: (file, { crop: _crop, ...options }) =>
      call(blitzCalls.uploadBlitzLogo, { query: { token }, body: { file }, ...options }),
    onArrival: (logoUrl) => {
      methods.clearErrors('logoUrl');
      // Until another one is uploaded the form retains its present one.
      if (logoUrl !== null) methods.setValue('logoUrl', logoUrl);
    },
  });
  return {
    upload,
    choose,
    forget: () => {
      forget();
      methods.setValue('logoUrl', '');
    },
    hasArrived: async () => upload.state === 'none' || (await arrived()) !== null,
  };
}
