import { Button, Stack } from '@mui/material';
import { ListBase, useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import { Failure } from '../../shared/parts/failure.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { Screen } from '../../shared/parts/screen.tsx';
import { resourceLead, resourceTitle } from '../../shared/resource-title.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { EntryRecord, ResourceField } from '../entry-types.ts';
import { ImportButton } from '../import/import-button.tsx';
import { useFields } from '../use-fields.ts';
import { EntryFilters } from './entry-filters.tsx';
import { EntryTable } from './entry-table.tsx';
import { ExportButton } from './export-button.tsx';
import { ListPages } from './list-pages.tsx';

/** If the list cannot be loaded, an error is shown in its place. */
const shownBelow = { onError: () => undefined };

/** The entries of a resource: searched, filtered and sorted by the server, page by page. */
export default function EntryListPage() {
  const resource = useResourceContext() as ResourceId;
  const fields = useFields(resource);
  const { change, addsNone } = resourceFact(resource);
  const mayChange = usePermitted()(change);
  const hasWritable = fields.data?.fields.some(({ isReadOnly }) => !isReadOnly) ?? false;
  return (
    <ListBase<EntryRecord>
      perPage={25}
      exporter={false}
      disableAuthentication
      storeKey={resource}
      queryOptions={shownBelow}
    >
      <Screen
        title={resourceTitle(resource)}
        lead={resourceLead(resource)}
        actions={
          <>
            <ExportButton resource={resource} />
            {mayChange && hasWritable && <ImportButton resource={resource} />}
            {mayChange && !addsNone && (
              <Button component={Link} to="create" variant="contained">
                Add entry
              </Button>
            )}
          </>
        }
      >
        <Loaded of={fields}>{({ fields: known }) => <Found resource={resource} fields={known} />}</Loaded>
      </Screen>
    </ListBase>
  );
}

function Found({ resource, fields }: { resource: ResourceId; fields: readonly ResourceField[] }) {
  const { error, refetch } = useListContext<EntryRecord>();
  return (
    <Stack spacing={2}>
      <EntryFilters fields={fields} />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <EntryTable resource={resource} fields={fields} />
          <ListPages />
        </>
      )}
    </Stack>
  );
}
