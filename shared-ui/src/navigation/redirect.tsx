import { useEffect } from 'react';
import { useGo } from '@summit/shared-ui/navigation/navigation';

/** Sends the visitor elsewhere, leaving no entry in the history. Without script it shows nothing: use for moved pages. */
export function Redirect({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
}
