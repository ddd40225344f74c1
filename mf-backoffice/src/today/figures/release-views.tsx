import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import * as calls from '@summit/contract/calls/organise-releases';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useRead } from '../../shared/data/read.ts';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { remoteTitle } from '../../shared/words/remote-title.ts';
import { countWords } from './count-words.ts';
import { FiguresPart } from './figures-part.tsx';

type Releases = ResponseOf<typeof calls.releases>;

/** The views of each release that visitors get. The site servers count them in memory, so that no period can be chosen. */
export function ReleaseViews() {
  const releases = useRead(calls.releases);
  return (
    <FiguresPart
      title="Page views by release"
      note="Since the site servers were last started, whatever the period. Each network of visitors counts once for a release, however many pages it views."
    >
      <Loaded of={releases}>{(read) => <ViewsTable releases={read} />}</Loaded>
    </FiguresPart>
  );
}

function ViewsTable({ releases: { remotes, servers } }: { releases: Releases }) {
  const { all, responding } = servers;
  if (responding === 0) return <Note>Unknown: no site server responds.</Note>;
  return (
    <>
      {responding < all && (
        <Note>
          Only {responding} of {all} site servers respond: the views of the others are missing here.
        </Note>
      )}
      <DataTable
        label="Page views by release"
        rows={toRows(remotes)}
        getKey={({ name, buildId }) => `${name} ${buildId}`}
        columns={[
          { title: 'Part', cell: ({ name }) => remoteTitle(name), isHeading: true },
          { title: 'Release', cell: ({ version, buildId, place }) => `${version} (${buildId}), ${place}` },
          { title: 'Views', cell: ({ health }) => countWords(health.views) },
          { title: 'Failures', cell: ({ health }) => countWords(health.failed) },
        ]}
      />
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <Typography color="textSecondary">{children}</Typography>;
}

/** The releases that visitors get: of each remote the live one, and the one on trial. */
function toRows(remotes: Releases['remotes']) {
  return remotes.flatMap(({ name, live, share }) => [
    ...(live ? [{ ...live, name, place: 'live' }] : []),
    ...(share ? [{ ...share, name, place: `on trial for ${share.percent}% of devices` }] : []),
  ]);
}
