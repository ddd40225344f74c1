import { Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-resources';
import type { EntryValues } from '../../resources/entry-types.ts';
import { entryName } from '../../resources/entry-words.ts';
import { EntryForm } from '../../resources/form/entry-form.tsx';
import { EntryHistory } from '../../resources/history/entry-history.tsx';
import { useFields } from '../../resources/use-fields.ts';
import { useRead } from '../../shared/data/read.ts';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { Screen } from '../../shared/parts/screen.tsx';
import { Section } from '../../shared/parts/section.tsx';

const resource = 'attendees';

/** The details of an attendee that organisers may correct, with the history of their changes. */
export function AttendeeDetails() {
  const { id = '' } = useParams();
  const entry = useRead(calls.resourceEntry, { params: { resource, key: id } });
  const fields = useFields(resource, id);
  const name = entry.data && entryName(id, entry.data.values as EntryValues);
  return (
    <Screen
      title={name ?? 'Attendee'}
      actions={
        <Button component={Link} to={`../${id}`}>
          Back to {name ?? 'the attendee'}
        </Button>
      }
    >
      <Loaded of={fields}>
        {({ fields: known }) => (
          <Loaded of={entry}>
            {(read) => (
              <>
                <Section title="Details">
                  <EntryForm key={read.key} resource={resource} fields={known} entry={read} />
                </Section>
                <Section title="History">
                  <EntryHistory resource={resource} entry={read} />
                </Section>
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}
