import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-resources';
import { EntryForm } from '../resources/form/entry-form.tsx';
import { useFields } from '../resources/use-fields.ts';
import { useRead } from '../shared/data/read.ts';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { Empty } from '../shared/parts/empty.tsx';
import { Loaded } from '../shared/parts/loaded.tsx';
import { Beside } from './beside.tsx';
import { LiveText } from './live-text.tsx';
import { TextList } from './text-list.tsx';
import { UnsentMark } from './unsent-mark.tsx';

/** All texts of the site, and one of them with the page that has it. */
export function TextsEditor() {
  const [search, setSearch] = useSearchParams();
  const name = search.get('text') ?? '';
  const [isUnsent, setIsUnsent] = useState(false);
  const [waiting, setWaiting] = useState<string | null>(null);
  const open = (text: string) => {
    setIsUnsent(false);
    setSearch({ text });
  };
  const choose = (text: string) => (isUnsent && text !== name ? setWaiting(text) : open(text));
  return (
    <>
      <TextList chosen={name} onChoose={choose} />
      {name === '' ? (
        <Empty title="Choose a text">
          Search for words that you see on the site, or for the name of a text.
        </Empty>
      ) : (
        <TextForm key={name} name={name} onUnsent={setIsUnsent} />
      )}
      {waiting !== null && (
        <ConfirmDialog
          title="Leave what you have typed?"
          action="Discard it"
          isDangerous
          onConfirm={() => Promise.resolve(open(waiting))}
          onClose={() => setWaiting(null)}
        >
          {name} is changed and not saved. Another text takes its place here.
        </ConfirmDialog>
      )}
    </>
  );
}

function TextForm({ name, onUnsent }: { name: string; onUnsent: (isUnsent: boolean) => void }) {
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
                <UnsentMark onChange={onUnsent} />
              </EntryForm>
            </Beside>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
