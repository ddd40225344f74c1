import { useState } from 'react';
import * as featuredCalls from '@summit/contract/calls/featured';
import { useCall } from '@summit/shared-auth';
import type { SiteForm } from '../shared/person-fields/site-form.ts';
import { useGonePhoto } from '../shared/photo/use-gone-photo.ts';
import { type PhotoUpload, usePhotoUpload } from '../shared/photo/use-photo-upload.ts';
import type { FeaturedValues } from './featured-fields.ts';

type Methods = SiteForm<FeaturedValues>['methods'];

interface FeaturedPhoto extends PhotoUpload {
  /** Called when the draft has filled the form, to show its photo if the server still has it. */
  onRestored: (stored: { imageUrl?: unknown }) => void;
}

/**
 * The form's photo: it is uploaded as soon as it is chosen, and its address is a value of the form, so that the draft
 * stores it. `gone` is the message when the server no longer has a draft's photo.
 */
export function useFeaturedPhoto(
  token: string,
  { getValues, setValue, clearErrors }: Methods,
  gone: string,
): FeaturedPhoto {
  const call = useCall();
  const [drafted, setDrafted] = useState('');
  const photo = usePhotoUpload({
    send: (file, { crop, ...how }) =>
      call(featuredCalls.uploadFeatureImage, { query: { token, crop }, body: { file }, ...how }),
    onArrival: (imageUrl) => {
      setValue('imageUrl', imageUrl ?? '');
      clearErrors('imageUrl');
    },
  });

  function onRestored({ imageUrl }: { imageUrl?: unknown }) {
    if (typeof imageUrl !== 'string') return;
    photo.restore(imageUrl);
    setDrafted(imageUrl);
  }

  useGonePhoto(drafted, () => {
    if (getValues('imageUrl') === drafted) photo.refuse(gone);
  });

  return { ...photo, onRestored };
}
