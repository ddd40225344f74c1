import type * as ticketCalls from '@summit/contract/calls/tickets';
import type { ResponseOf } from '@summit/contract/requests/call';
import * as styles from './qr-code.module.css';

type Qr = ResponseOf<(typeof ticketCalls)['ticket']>['qr'];

/** A QR code that the server has drawn. @param label what it is, for those who cannot see it */
export function QrCode({ qr: { size, path }, label }: { qr: Qr; label: string }) {
  return (
    <svg
      className={styles.square}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
