import { useEffect } from 'react';
import { useGo } from '@summit/shared-ui/navigation/navigation';

/** Sends the visitor elsewhere without an entry in the history. Without JavaScript it shows nothing, so use it only for moved pages. */
export function Redirect({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
}
