import { Alert, Box, Button } from '@mui/material';
import type * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { saveFile } from '@summit/shared-site/data/save-file';

type Imported = ResponseOf<typeof calls.importResource>;

/** The links of the new invitations, each with its line in the file. */
export function linksIn({ changes }: Imported): { line: number | null; link: string }[] {
  return changes.flatMap(({ line, issued }) => (issued === null ? [] : { line, link: issued }));
}

/** The links of new invitations, which are shown only once; they can be saved as a table. */
export function IssuedLinks({ resource, imported }: { resource: ResourceId; imported: Imported }) {
  const links = linksIn(imported);
  if (links.length === 0) return null;
  const save = () => {
    const table = ['line,link', ...links.map(({ line, link }) => `${line},${link}`)];
    saveFile(`${resource}-links.csv`, `${table.join('\n')}\n`);
  };
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ my: 2 }}>
        Save these links now. They are shown only once.
      </Alert>
      <Box
        component="ul"
        aria-label="Links"
        tabIndex={0}
        sx={{ maxHeight: 240, overflowY: 'auto', overflowWrap: 'anywhere', pl: 2.5 }}
      >
        {links.map(({ line, link }) => (
          <li key={link}>
            Line {line}: <code>{link}</code>
          </li>
        ))}
      </Box>
      <Button variant="contained" onClick={save}>
        Save links
      </Button>
    </>
  );
}
