import { Alert, Button, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-resources';
import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import { isApiError } from '@summit/shared-auth';
import { useRead } from '../../shared/data/read.ts';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { Screen } from '../../shared/parts/screen.tsx';
import { resourceTitle } from '../../shared/resource-title.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { EntryValues } from '../entry-types.ts';
import { entryName } from '../entry-words.ts';
import { EntryHistory } from '../history/entry-history.tsx';
import { useFields } from '../use-fields.ts';
import { EntryForm } from './entry-form.tsx';
import { RemoveButton } from './remove-button.tsx';

/** One entry: its form and its history; of a removed entry only the history, which can restore it. */
export default function EntryEditPage() {
  const resource = useResourceContext() as ResourceId;
  const { id: key = '' } = useParams();
  const entry = useRead(calls.resourceEntry, { params: { resource, key } });
  const fields = useFields(resource, key);
  const [tab, setTab] = useState<'form' | 'history'>('form');
  const { change, removesNone } = resourceFact(resource);
  const mayRemove = usePermitted()(change) && !removesNone;
  const isGone = isApiError(entry.error) && entry.error.code === 'resource-0002';
  const version = isGone ? null : entry.data?.version;
  return (
    <Screen
      title={
        entry.data ? entryName(entry.data.key, entry.data.values as EntryValues) : resourceTitle(resource)
      }
      actions={
        <>
          <Button component={Link} to="..">
            All {resourceTitle(resource).toLowerCase()}
          </Button>
          {mayRemove && entry.data && <RemoveButton resource={resource} entry={entry.data} />}
        </>
      }
    >
      {isGone && (
        <Alert severity="warning" variant="outlined" role="status" sx={{ mb: 2 }}>
          This entry no longer exists. If it was removed by mistake, you can restore it under History.
        </Alert>
      )}
      <Tabs value={tab} onChange={(_event, next: 'form' | 'history') => setTab(next)} sx={{ mb: 3 }}>
        <Tab value="form" label="Fields" id="tab-form" aria-controls="panel-form" />
        <Tab value="history" label="History" id="tab-history" aria-controls="panel-history" />
      </Tabs>
      <div role="tabpanel" id="panel-form" aria-labelledby="tab-form" hidden={tab !== 'form'}>
        <Loaded of={fields}>
          {({ fields: known }) => (
            <Loaded of={entry}>
              {(read) => <EntryForm key={read.key} resource={resource} fields={known} entry={read} />}
            </Loaded>
          )}
        </Loaded>
      </div>
      <div role="tabpanel" id="panel-history" aria-labelledby="tab-history" hidden={tab !== 'history'}>
        {tab === 'history' && version !== undefined && (
          <EntryHistory key={key} resource={resource} entry={{ key, version }} />
        )}
      </div>
    </Screen>
  );
}
