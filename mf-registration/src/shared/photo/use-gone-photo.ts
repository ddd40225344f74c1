import { useEffect, useEffectEvent } from 'react';
import { useAddressOf } from '@summit/shared-auth';

/** Calls back when the server has no photo at this address any more; an empty address is none to look at. */
export function useGonePhoto(imageUrl: string, onGone: () => void): void {
  const getAddress = useAddressOf();
  const miss = useEffectEvent(onGone);
  const address = imageUrl && getAddress(imageUrl);
  useEffect(() => {
    if (!address) return undefined;
    const look = new Image();
    look.onerror = () => miss();
    look.src = address;
    return () => {
      look.onerror = null;
    };
  }, [address]);
}
