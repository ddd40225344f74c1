import { blitzCalls } from '@summit/contract/calls/blitz';
import { useCall } from '@summit/shared-auth';
import { lookAtFile } from '../shared/look-at-photo.ts';
import type { SiteForm } from '../shared/site-form.ts';
import { usePhotoUpload, type Upload } from '../shared/use-photo-upload.ts';
import type { BlitzValues } from './blitz-values.ts';

export interface LogoUpload {
  upload: Upload;
  choose: (file: File) => void;
  /** The form has no logo any more, and nothing to say about one. */
  forget: () => void;
  /** Waits for a logo under way. False when one was chosen and has not arrived. */
  hasArrived: () => Promise<boolean>;
}

/** Sends a logo as soon as it is chosen; its address is a value of the form, and of its draft. */
export function useLogoUpload(token: string, { methods }: SiteForm<BlitzValues>): LogoUpload {
  const call = useCall();
  const { upload, choose, arrived, forget } = usePhotoUpload({
    look: lookAtFile,
    send: (file, options) =>
      call(blitzCalls.uploadBlitzLogo, { query: { token }, body: { file }, ...options }),
    onArrival: (logoUrl) => {
      methods.clearErrors('logoUrl');
      // Until another one has arrived the form keeps the one it has.
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
