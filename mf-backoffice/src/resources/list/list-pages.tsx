import { Box, Pagination, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

/** The total number of entries, and the links to the other pages. */
export function ListPages() {
  const { total = 0, page, perPage, setPage } = useListContext();
  const count = Math.ceil(total / perPage);
  if (total === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <Typography role="status" color="textSecondary" className="figures">
        {(page - 1) * perPage + 1} to {Math.min(page * perPage, total)} of {total.toLocaleString('en-GB')}
      </Typography>
      {count > 1 && (
        <Pagination aria-label="Pages" count={count} page={page} onChange={(_event, next) => setPage(next)} />
      )}
    </Box>
  );
}
