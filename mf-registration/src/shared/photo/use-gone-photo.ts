import { useEffect, useEffectEvent } from 'react';
import { useAddressOf } from '@summit/shared-auth';

/** Calls back when the server no longer has the photo at this address; an empty address is not checked. */
export function useGonePhoto(imageUrl: string, onGone: () => void): void {
  const getAddress = useAddressOf();
  const miss = useEffectEvent(onGone);
  const address = imageUrl && getAddress(imageUrl);
  useEffect(() => {
    if (!address) return undefined;
    const probe = new Image();
    probe.onerror = () => miss();
    probe.src = address;
    return () => {
      probe.onerror = null;
    };
  }, [address]);
}
