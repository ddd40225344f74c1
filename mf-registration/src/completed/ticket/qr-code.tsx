import styled from '@emotion/styled';
import type * as ticketCalls from '@summit/contract/calls/tickets';
import type { ResponseOf } from '@summit/contract/requests/call';

type Qr = ResponseOf<(typeof ticketCalls)['ticket']>['qr'];

/** Black on white in every theme: readers need the contrast, and a code that is turned dark is not read by all. */
const Square = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  border-radius: 6px;
  background: #fff;
  fill: #000;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/** A QR code that the server has drawn. @param label what it is, for those who cannot see it */
export function QrCode({ qr: { size, path }, label }: { qr: Qr; label: string }) {
  return (
    <Square role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </Square>
  );
}
