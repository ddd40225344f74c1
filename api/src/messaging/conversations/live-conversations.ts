import type { Socket } from 'socket.io';
import { conversationsChannel } from '@summit/contract/requests/realtime';
import { repeat } from '../../platform/jobs/repeat.ts';
import type { Api, Platform } from '../../platform/platform.ts';
import { attendeeChannel, isStillSignedIn, type SocketFacts } from '../../platform/realtime/realtime.ts';
import { readVersions } from './versions.queries.ts';

/** How often changes are polled while an attendee has their messages open, in milliseconds. */
const everyMs = 1500;

/**
 * The channel of attendees who have their messages open: it announces a change, and the page reads it. It compares what
 * is committed, whichever process committed it.
 */
export function liveConversations(app: Api, platform: Platform): void {
  const channel = attendeeChannel(app.realtime, conversationsChannel.namespace, platform.identify);
  const known = new WeakMap<Socket, number>();

  const { kick } = repeat(app, 'conversations', everyMs, async () => {
    const sockets = [...channel.sockets.values()];
    if (sockets.length === 0) return;
    const versions = await readVersions(platform.db, [...new Set(sockets.map(getAttendee))]);
    await Promise.all(sockets.map((socket) => compare(socket, versions.get(getAttendee(socket)) ?? 0)));
  });

  async function compare(socket: Socket, version: number): Promise<void> {
    const before = known.get(socket);
    if (before === version || !(await isStillSignedIn(socket, platform.identify))) return;
    // A change is also announced at first, because something may have changed before the socket opened.
    socket.emit(conversationsChannel.events.changed);
    known.set(socket, version);
  }

  channel.on('connection', kick);
}

function getAttendee(socket: Socket): string {
  return (socket.data as SocketFacts).attendee.id;
}
