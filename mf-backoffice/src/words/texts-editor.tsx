import { useSearchParams } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-resources';
import { EntryForm } from '../resources/form/entry-form.tsx';
import { useFields } from '../resources/use-fields.ts';
import { useRead } from '../shared/data/read.ts';
import { Empty } from '../shared/parts/empty.tsx';
import { Loaded } from '../shared/parts/loaded.tsx';
import { Beside } from './beside.tsx';
import { LiveText } from './live-text.tsx';
import { TextList } from './text-list.tsx';

/** The editor of all texts of the site, with a preview of the page that shows the selected one. */
export function TextsEditor() {
  const [search, setSearch] = useSearchParams();
  const name = search.get('text') ?? '';
  return (
    <>
      <TextList chosen={name} onChoose={(text) => setSearch({ text })} />
      {name === '' ? (
        <Empty title="Choose a text">
          Search for words that you see on the site, or for the name of a text.
        </Empty>
      ) : (
        <TextForm key={name} name={name} />
      )}
    </>
  );
}

function TextForm({ name }: { name: string }) {
  const fields = useFields('texts', name);
  const entry = useRead(calls.resourceEntry, { params: { resource: 'texts', key: name } });
  return (
    <Loaded of={fields}>
      {({ fields: known }) => (
        <Loaded of={entry}>
          {(text) => (
            <Beside>
              <EntryForm resource="texts" fields={known} entry={text}>
                <LiveText entry={text} />
              </EntryForm>
            </Beside>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
