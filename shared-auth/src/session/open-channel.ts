import { io } from 'socket.io-client';
import { realtime } from '@summit/contract/requests/realtime';

export interface Connection {
  /** The address of the API's websockets, relative to the page's own. */
  address: string;
  accessToken: string;
}

interface Channel<Event extends string> {
  namespace: string;
  events: Readonly<Record<string, Event>>;
}

/** Opens a channel of the signed-in attendee, and reconnects when it is lost. Returns a function that closes it. */
export function openChannel<Event extends string>(
  { address, accessToken }: Connection,
  { namespace, events }: Channel<Event>,
  onEvent: (event: Event) => void,
): () => void {
  const { origin, pathname } = new URL(address, window.location.href);
  const socket = io(`${origin}${namespace}`, {
    path: pathname,
    transports: [...realtime.transports],
    auth: { token: accessToken },
    forceNew: true,
  });
  for (const event of Object.values<Event>(events)) socket.on(event as string, () => onEvent(event));
  return () => void socket.disconnect();
}
