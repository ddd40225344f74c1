import * as calls from '@summit/contract/calls/organise-resources';
import { EntryForm } from '../resources/form/entry-form.tsx';
import { useFields } from '../resources/use-fields.ts';
import { useRead } from '../shared/data/read.ts';
import { Loaded } from '../shared/parts/loaded.tsx';
import { Beside } from './beside.tsx';
import { LiveTheme } from './live-theme.tsx';

const params = { resource: 'theme', key: 'theme' } as const;

/** The editor of the season's theme. */
export function ThemeEditor() {
  const fields = useFields('theme', 'theme');
  const entry = useRead(calls.resourceEntry, { params });
  return (
    <Loaded of={fields}>
      {({ fields: known }) => (
        <Loaded of={entry}>
          {(theme) => (
            <Beside>
              <EntryForm resource="theme" fields={known} entry={theme}>
                <LiveTheme fields={known} entry={theme} />
              </EntryForm>
            </Beside>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
