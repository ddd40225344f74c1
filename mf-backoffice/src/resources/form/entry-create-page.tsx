import { Button } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { Screen } from '../../shared/parts/screen.tsx';
import { resourceTitle } from '../../shared/resource-title.ts';
import { useFields } from '../use-fields.ts';
import { EntryForm } from './entry-form.tsx';

/** The form of a new entry. */
export default function EntryCreatePage() {
  const resource = useResourceContext() as ResourceId;
  const fields = useFields(resource);
  return (
    <Screen
      title="New entry"
      lead={`This adds ${resourceFact(resource).about}.`}
      actions={
        <Button component={Link} to="..">
          All {resourceTitle(resource).toLowerCase()}
        </Button>
      }
    >
      <Loaded of={fields}>
        {({ fields: known }) => <EntryForm resource={resource} fields={known} entry={null} />}
      </Loaded>
    </Screen>
  );
}
