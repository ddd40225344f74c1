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

/**
 * Opens a channel of the signed-in attendee, and reconnects when it is lost. Returns a function that closes it.
 * @param onRefused called when the server no longer accepts the access token, which expires while a device sleeps: the
 *   channel stays closed, and another token opens another one
 */
export function openChannel<Event extends string>(
  { address, accessToken }: Connection,
  { namespace, events }: Channel<Event>,
  onEvent: (event: Event) => void,
  onRefused: () => void = () => undefined,
): () => void {
  const { origin, pathname } = new URL(address, window.location.href);
  const socket = io(`${origin}${namespace}`, {
    path: pathname,
    transports: [...realtime.transports],
    auth: { token: accessToken },
    forceNew: true,
  });
  for (const event of Object.values<Event>(events)) socket.on(event as string, () => onEvent(event));
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') onRefused();
  });
  // An active socket reconnects by itself: the network is unavailable, not the session.
  socket.on('connect_error', () => {
    if (!socket.active) onRefused();
  });
  return () => void socket.disconnect();
}
