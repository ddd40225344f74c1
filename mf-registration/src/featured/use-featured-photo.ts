import { featuredCalls } from '@summit/contract/calls/featured';
import { useAddressOf, useCall } from '@summit/shared-auth';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SiteForm } from '../shared/site-form.ts';
import { usePhotoUpload, type PhotoUpload } from '../shared/use-photo-upload.ts';
import type { FeaturedValues } from './featured-fields.ts';

type Methods = SiteForm<FeaturedValues>['methods'];

/**
 * The form's photo: it is sent as soon as it is chosen, and its address is a value of the form, so that the draft keeps
 * it. `gone` is said when the server has not kept one that a draft knows.
 */
export function useFeaturedPhoto(
  token: string,
  { getValues, setValue, clearErrors }: Methods,
  gone: string,
): PhotoUpload {
  const call = useCall();
  const addressOf = useAddressOf();
  const [arrivedBefore] = useState(() => getValues('imageUrl'));
  const photo = usePhotoUpload({
    send: (file, how) => call(featuredCalls.uploadFeatureImage, { query: { token }, body: { file }, ...how }),
    arrivedBefore,
    onArrival: (imageUrl) => {
      setValue('imageUrl', imageUrl ?? '');
      clearErrors('imageUrl');
    },
  });

  const miss = useEffectEvent(() => {
    if (getValues('imageUrl') === arrivedBefore) photo.refuse(gone);
  });
  const drafted = arrivedBefore && addressOf(arrivedBefore);
  useEffect(() => {
    if (!drafted) return undefined;
    const look = new Image();
    look.onerror = () => miss();
    look.src = drafted;
    return () => {
      look.onerror = null;
    };
  }, [drafted]);

  return photo;
}
