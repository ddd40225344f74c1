import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { SiteForm } from '../../person-fields/site-form.ts';
import type { PhotoDelivery } from '../bring-photo.ts';
import type { Upload } from '../upload.ts';
import { usePhotoUpload } from '../use-photo-upload.ts';

export interface LogoUpload {
  upload: Upload;
  choose: (file: File) => void;
  /** Ends a running upload; the form retains the logo that it had before. */
  cancel: () => void;
  /** Removes the logo from the form, and any message about it. */
  forget: () => void;
  /** Waits for a running upload. False when a logo was chosen and not uploaded. */
  hasArrived: () => Promise<boolean>;
}

/** Uploads a logo as soon as it is chosen; its address is a value of the form, under this name, and of its draft. */
export function useLogoUpload<Values extends FieldValues, Name extends Path<Values>>(
  { methods }: SiteForm<Values>,
  name: Name,
  send: PhotoDelivery['send'],
): LogoUpload {
  const write = (logoUrl: string) => methods.setValue(name, logoUrl as PathValue<Values, Name>);
  const { upload, choose, cancel, arrived, forget } = usePhotoUpload({
    whole: true,
    send,
    onArrival: (logoUrl) => {
      methods.clearErrors(name);
      // Until another one is uploaded the form retains its present one.
      if (logoUrl !== null) write(logoUrl);
    },
  });
  return {
    upload,
    choose,
    cancel,
    forget: () => {
      forget();
      write('');
    },
    hasArrived: async () => upload.state === 'none' || (await arrived()) !== null,
  };
}
