import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import * as calls from '@summit/contract/calls/organise-releases';
import { useReadAgain } from '../shared/data/read.ts';
import { DataTable } from '../shared/parts/data-table.tsx';
import { Failure } from '../shared/parts/failure.tsx';
import { MomentText } from '../shared/parts/moment-text.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { usePermitted } from '../shared/session/permitted.ts';
import { remoteTitle } from '../shared/words/remote-title.ts';
import { ChangeReleaseDialog } from './change-release-dialog.tsx';
import { type Preview, PreviewDialog } from './preview-dialog.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { type ReleaseRow, releaseRows, wishButton } from './release-rows.ts';
import {
  doneWords,
  gateAction,
  healthWords,
  historyWords,
  isAlarming,
  type Outcome,
  type Remote,
  type Wish,
  wishWords,
} from './release-words.ts';

interface RemoteReleasesProps {
  remote: Remote;
  /** Of the registry, as it was read. */
  revision: number;
  isHealthKnown: boolean;
}

/** A change is made on the revision whose outcome was shown, whatever the list shows by then. */
type Opened = { wish: Wish; outcome: Outcome; revision: number } | { preview: Preview } | null;

/** One remote: its releases with their actions, and its history. */
export function RemoteReleases({ remote, revision, isHealthKnown }: RemoteReleasesProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const mayChange = usePermitted()('releases.change');
  const [opened, setOpened] = useState<Opened>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [done, setDone] = useState<string | null>(null);
  const id = useId();
  const { name } = remote;
  const params = { remote: name };

  /** One at a time: each looks at the releases as they were read. */
  const open = async (what: string, load: () => Promise<Opened>) => {
    setBusy(what);
    setError(null);
    setDone(null);
    try {
      setOpened(await load());
    } catch (failure) {
      setError(failure);
      // What is shown may be what somebody else has changed meanwhile.
      void readAgain(calls.releases);
    } finally {
      setBusy(null);
    }
  };
  const loadOutcome = (wish: Wish) =>
    open(wishWords(wish), async () => {
      const body = { ...wish, revision, mayDropPages: true };
      const outcome = await call(calls.changeRelease, { params, query: { dryRun: 'true' }, body });
      return { wish, outcome, revision };
    });
  const showPreview = (buildId: string) =>
    open(`Preview ${buildId}`, async () => {
      const preview = await call(calls.releasePreview, { params: { ...params, buildId } });
      return { preview: { ...preview, name, buildId } };
    });
  const make = async (wish: Wish, rest: { why: string; mayDropPages: boolean; revision: number }) => {
    try {
      await call(calls.changeRelease, { params, query: {}, body: { ...wish, ...rest } });
      setDone(doneWords(name, wish, remote));
    } finally {
      // Also where only the response was lost.
      await readAgain(calls.releases);
    }
  };

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {remoteTitle(name)}
      </Typography>
      <GateNote remote={remote} />
      <div role="status">
        {done && (
          <Alert role="none" severity="success" variant="outlined" sx={{ my: 2 }}>
            {done}
          </Alert>
        )}
      </div>
      {error !== null && <Failure error={error} />}
      {!remote.live && (
        <Typography sx={{ my: 1 }}>None of it is live: its pages are not part of the site.</Typography>
      )}
      <DataTable
        label={`Releases of ${remoteTitle(name)}`}
        rows={releaseRows(remote)}
        getKey={({ buildId }) => buildId}
        columns={[
          { title: 'Release', cell: nameOf, isHeading: true },
          { title: 'Who has it', cell: ({ place }) => place },
          { title: 'Since', cell: sinceOf },
          { title: 'Health', cell: healthOf },
          { title: 'Actions', isHidden: true, cell: actionsOf },
        ]}
      />
      <ReleaseHistory remote={remote} />
      {opened && 'preview' in opened && (
        <PreviewDialog preview={opened.preview} onClose={() => setOpened(null)} />
      )}
      {opened && 'wish' in opened && (
        <ChangeReleaseDialog
          {...{ remote, wish: opened.wish, outcome: opened.outcome }}
          onConfirm={(rest) => make(opened.wish, { ...rest, revision: opened.revision })}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  );

  function healthOf({ health }: ReleaseRow) {
    if (!health) return 'Not given to anyone yet.';
    if (!isHealthKnown) return 'Unknown: no site server responds.';
    const words = healthWords(health);
    return isAlarming(health) ? <Alert severity="warning">{words}</Alert> : words;
  }

  function actionsOf({ buildId, hasPreview, wishes }: ReleaseRow) {
    return (
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: -1, my: -1 }}>
        {hasPreview && (
          <Button
            aria-label={`Preview ${name} ${buildId}`}
            loading={busy === `Preview ${buildId}`}
            disabled={busy !== null}
            onClick={() => void showPreview(buildId)}
          >
            Preview
          </Button>
        )}
        {mayChange &&
          wishes.map((wish) => (
            <Button
              key={wishWords(wish)}
              aria-label={`${wishButton(wish)}: ${name} ${buildId}`}
              loading={busy === wishWords(wish)}
              disabled={busy !== null}
              onClick={() => void loadOutcome(wish)}
            >
              {wishButton(wish)}
            </Button>
          ))}
      </Stack>
    );
  }
}

function nameOf({ buildId, version, notes }: ReleaseRow) {
  return (
    <>
      {version}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {buildId}
      </Typography>
      {notes.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, fontWeight: 400 }}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
    </>
  );
}

function sinceOf({ since, by }: ReleaseRow) {
  return (
    <>
      <MomentText at={since} />
      {by && `, by ${by}`}
    </>
  );
}

/** The health gate's automatic action, shown until somebody decides what is next. */
function GateNote({ remote }: { remote: Remote }) {
  const entry = gateAction(remote);
  if (!entry) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 2 }}>
      The health gate acted automatically: {historyWords(entry).toLowerCase()}, {entry.buildId},{' '}
      <MomentText at={entry.at} />. {entry.why}
    </Alert>
  );
}
