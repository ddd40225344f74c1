import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import * as calls from '@summit/contract/calls/personal-data';
import type { ResponseOf } from '@summit/contract/requests/call';
import { saveFile } from '@summit/shared-site/data/save-file';
import { Failure } from '../../shared/parts/failure.tsx';
import { Section } from '../../shared/parts/section.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { Attendee } from '../../shared/words/attendee-words.ts';
import { EraseDialog } from './erase-dialog.tsx';

type Erasure = ResponseOf<typeof calls.erasePerson>;

/** What is stored about one person: a copy for them, or its erasure. Both require the password again. */
export function PersonalDataActions({ attendee }: { attendee: Attendee }) {
  const call = useOrganiserCall();
  const isPermitted = usePermitted();
  const [busy, setBusy] = useState<'copy' | 'erase' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [preview, setPreview] = useState<Erasure | null>(null);
  const mayRead = isPermitted('privacy.read');
  const mayErase = isPermitted('privacy.erase');
  if (!mayRead && !mayErase) return null;

  const body = { email: attendee.email };
  const attempt = async (which: 'copy' | 'erase', work: () => Promise<void>) => {
    setBusy(which);
    setError(null);
    await work().catch(setError);
    setBusy(null);
  };
  const saveCopy = async () => {
    const stored = await call(calls.personalDataOf, { body });
    saveFile('personal-data.json', JSON.stringify(stored, null, 2), 'application/json');
  };
  const previewErasure = async () => {
    setPreview(await call(calls.erasePerson, { query: { dryRun: 'true' }, body }));
  };
  return (
    <Section title="Personal data">
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        For people who ask for a copy of their data, or want it erased. They can do both themselves under “My
        registration”. Your action is recorded.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayRead && (
          <Button
            variant="outlined"
            loading={busy === 'copy'}
            disabled={busy !== null}
            onClick={() => void attempt('copy', saveCopy)}
          >
            Save a copy
          </Button>
        )}
        {mayErase && (
          <Button
            color="error"
            loading={busy === 'erase'}
            disabled={busy !== null}
            onClick={() => void attempt('erase', previewErasure)}
          >
            Erase data
          </Button>
        )}
      </Box>
      {error !== null && <Failure error={error} />}
      {preview && <EraseDialog attendee={attendee} preview={preview} onClose={() => setPreview(null)} />}
    </Section>
  );
}
