import { Box, Pagination, Typography } from '@mui/material';
import { useState } from 'react';
import type * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { EntryDifference } from '../entry-difference.tsx';
import { useFields } from '../use-fields.ts';

interface ImportPreviewProps {
  resource: ResourceId;
  preview: ResponseOf<typeof calls.importResource>;
}

const perPage = 20;

/** Every change that a file would make, line by line. */
export function ImportPreview({ resource, preview: { changes, unchanged } }: ImportPreviewProps) {
  const fields = useFields(resource).data?.fields ?? [];
  const [page, setPage] = useState(1);
  const added = changes.filter(({ isNew }) => isNew).length;
  return (
    <Box role="region" aria-label="What changes">
      <Typography variant="h2">
        {changes.length === 0
          ? 'Nothing has changed'
          : `${added} added, ${changes.length - added} changed, ${unchanged} unchanged`}
      </Typography>
      {changes.slice((page - 1) * perPage, page * perPage).map((change) => (
        <Box key={`${change.line} ${change.key}`} sx={{ borderTop: 1, borderColor: 'divider', py: 2, mt: 2 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {change.line !== null && `Line ${change.line}: `}
            {change.key}
            {change.isNew && ' (new)'}
          </Typography>
          <EntryDifference change={change} fields={fields} />
        </Box>
      ))}
      {changes.length > perPage && (
        <Pagination
          aria-label="Pages of changes"
          count={Math.ceil(changes.length / perPage)}
          page={page}
          onChange={(_event, next) => setPage(next)}
        />
      )}
    </Box>
  );
}
