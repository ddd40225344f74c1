import { useMemo } from 'react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { fillPath } from '@summit/contract/paths/path-pattern';
import { useAddressOf } from '@summit/shared-auth';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import { useToast } from '@summit/shared-ui/overlays/toast';
import type { AgendaSession, AgendaSettings } from '../agenda-sessions.ts';
import type { AgendaTexts } from '../agenda-texts.ts';
import type { Stars } from '../stars/starred-sessions.ts';

/** The actions a visitor can take on a session, the same for all sessions. */
export interface SessionHandlers {
  labels: { star: string; calendar: string; link: string; ask: string };
  /** The store of the starred sessions, to subscribe to. */
  starred: Stars['store'];
  toggleStar: (id: string) => void;
  /** The address of a session's calendar file. */
  calendarFile: (id: string) => string;
  /** Shares the address of a session with the device's own dialog, or copies it. */
  share: (session: AgendaSession) => void;
  /** Opens the form for a question; absent where the organisers accept none. */
  ask?: (session: AgendaSession) => void;
}

/**
 * The actions of a programme whose sessions can be starred; the same object on every render, so that hundreds of
 * sessions are not rendered again.
 */
export function useSessionHandlers(
  settings: AgendaSettings,
  texts: AgendaTexts,
  stars: Stars | undefined,
): SessionHandlers | undefined {
  const getAddress = useAddressOf();
  const openDialog = useOpenDialog();
  const toast = useToast();
  const { messagesEnabled } = settings.session;
  const star = texts['agenda.star.label'];
  const added = texts['agenda.star.added'];
  const removed = texts['agenda.star.removed'];
  const calendar = texts['agenda.session.calendar'];
  const link = texts['agenda.session.link'];
  const copied = texts['agenda.session.linkCopied'];
  const ask = texts['agenda.session.ask'];
  return useMemo(
    () =>
      stars && {
        labels: { star, calendar, link, ask },
        starred: stars.store,
        toggleStar: (id) => toast(stars.toggle(id) ? added : removed),
        calendarFile: (id) => getAddress(fillPath(agendaCalls.sessionCalendar.path, { id })),
        // Few visitors share. If the code cannot be loaded, no confirmation is shown, and the visitor can still copy the link itself.
        share: (session) =>
          import('./share-session.ts')
            .then(({ shareSession }) => shareSession(session))
            .then(
              (isCopied) => isCopied && toast(copied),
              () => undefined,
            ),
        ask: messagesEnabled
          ? ({ id, title }) => openDialog('askSession', { sessionId: id, sessionTitle: title })
          : undefined,
      },
    [
      star,
      added,
      removed,
      calendar,
      link,
      copied,
      ask,
      stars,
      toast,
      getAddress,
      openDialog,
      messagesEnabled,
    ],
  );
}
