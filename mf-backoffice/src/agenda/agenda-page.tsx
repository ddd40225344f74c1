import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as settingsCalls from '@summit/contract/calls/settings';
import { useRead } from '../shared/data/read.ts';
import { Loaded } from '../shared/parts/loaded.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { screenPath } from '../shared/screen-path.ts';
import { usePermitted } from '../shared/session/permitted.ts';
import { AgendaEditor } from './agenda-editor.tsx';
import { MoveEditionDialog } from './move-edition-dialog.tsx';

/** The programme of the event by day and hall: sessions are moved by hand, and all changes are shown before they are saved. */
export default function AgendaPage() {
  const isPermitted = usePermitted();
  const settings = useRead(settingsCalls.settings);
  const [isMoving, setIsMoving] = useState(false);
  return (
    <Screen
      title="Agenda"
      lead="The programme by day and hall. Drag a session, or open it by its title. Nothing changes on the site until you have reviewed it."
      actions={
        <>
          <Button component={Link} to={screenPath('sessions')}>
            All sessions
          </Button>
          {isPermitted('edition.move') && settings.data && (
            <Button onClick={() => setIsMoving(true)}>Move the event</Button>
          )}
          {isPermitted('programme.change') && (
            <Button component={Link} to={screenPath('sessions', 'create')} variant="outlined">
              Add a session
            </Button>
          )}
        </>
      }
    >
      <Loaded of={settings}>
        {({ event }) => (
          <>
            <AgendaEditor
              // When the event's days change, the grid changes too, and the plan for the old days is dropped.
              key={`${event.edition} ${event.startsOn} ${event.endsOn} ${event.timeZone}`}
              event={event}
            />
            {isMoving && (
              <MoveEditionDialog
                event={event}
                onMoved={() => setIsMoving(false)}
                onClose={() => setIsMoving(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
