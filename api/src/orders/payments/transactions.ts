import type { Server, Socket } from 'socket.io';
import { transactionsChannel } from '@summit/contract/requests/realtime';
import { repeat } from '../../platform/jobs/repeat.ts';
import type { Api, Platform } from '../../platform/platform.ts';
import { attendeeChannel, isStillSignedIn, type SocketFacts } from '../../platform/realtime/realtime.ts';
import { listOutcomes } from './outcomes.queries.ts';

/** How often outcomes are polled while a payer waits, in milliseconds. */
const everyMs = 500;

/**
 * The channel that payers wait on. It sends what is committed, whichever process committed it: no payment that was
 * rolled back is announced, and a socket that opens late, or again, gets what it missed. Each attendee gets their own
 * outcome only.
 */
export function transactions(app: Api, server: Server, platform: Platform): void {
  const channel = attendeeChannel(server, transactionsChannel.namespace, platform.identify);
  const sent = new WeakMap<Socket, string>();

  const { kick } = repeat(app, 'transactions', everyMs, async () => {
    const sockets = [...channel.sockets.values()];
    if (sockets.length === 0) return;
    const owners = new Set(sockets.map((socket) => getAttendee(socket)));
    const outcomes = new Map(
      (await listOutcomes(platform.db, [...owners])).map((one) => [one.attendeeId, one]),
    );
    for (const socket of sockets) {
      const outcome = outcomes.get(getAttendee(socket));
      if (outcome && sent.get(socket) !== outcome.paymentId) await send(socket, outcome);
    }
  });

  async function send(
    socket: Socket,
    { event, paymentId }: { event: string; paymentId: string },
  ): Promise<void> {
    if (!(await isStillSignedIn(socket, platform.identify))) return;
    socket.emit(event);
    sent.set(socket, paymentId);
  }

  channel.on('connection', kick);
}

function getAttendee(socket: Socket): string {
  return (socket.data as SocketFacts).attendee.id;
}
