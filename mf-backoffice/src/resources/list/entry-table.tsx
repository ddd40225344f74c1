import {
  Box,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import { useTimeZone } from '../../shared/data/use-time-zone.ts';
import { Empty } from '../../shared/parts/empty.tsx';
import { resourceTitle } from '../../shared/resource-title.ts';
import type { EntryRecord, ResourceField } from '../entry-types.ts';
import { entryName } from '../entry-words.ts';
import { EntryCell } from './entry-cell.tsx';

interface EntryTableProps {
  resource: ResourceId;
  fields: readonly ResourceField[];
}

/** One row for each entry; its name links to it. A narrow screen has the name and one column. */
export function EntryTable({ resource, fields }: EntryTableProps) {
  const { data = [], isPending, sort, setSort, filterValues } = useListContext<EntryRecord>();
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const columns = columnsOf(resource, fields);
  if (!isPending && data.length === 0) {
    const isFiltered = Object.keys(filterValues as object).length > 0;
    return (
      <Empty title={isFiltered ? 'No matches' : 'Nothing here yet'}>
        {isFiltered ? 'Remove a filter or shorten your search.' : adviceFor(resource)}
      </Empty>
    );
  }
  return (
    <TableContainer>
      <Table aria-label={resourceTitle(resource)} aria-busy={isPending}>
        <TableHead>
          <TableRow>
            <TableCell>Entry</TableCell>
            {columns.map(({ name, label }, place) => {
              const isSorted = sort.field === `values.${name}`;
              const direction = isSorted && sort.order === 'DESC' ? 'desc' : 'asc';
              return (
                <TableCell
                  key={name}
                  sx={{ display: place > 0 ? { xs: 'none', md: 'table-cell' } : undefined }}
                  {...(isSorted && { sortDirection: direction })}
                >
                  <TableSortLabel
                    active={isSorted}
                    direction={direction}
                    onClick={() =>
                      setSort({
                        field: `values.${name}`,
                        order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC',
                      })
                    }
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {isPending && data.length === 0
            ? [1, 2, 3, 4, 5].map((row) => (
                <TableRow key={row}>
                  <TableCell colSpan={columns.length + 1}>
                    <Skeleton />
                  </TableCell>
                </TableRow>
              ))
            : data.map(({ id, values }) => (
                <TableRow
                  key={id}
                  hover
                  onClick={() => navigate(encodeURIComponent(id))}
                  sx={{ cursor: 'pointer' }}
                >
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                    <Box
                      component={Link}
                      to={encodeURIComponent(id)}
                      onClick={stop}
                      sx={{ fontWeight: 650, color: 'text.primary' }}
                    >
                      {entryName(id, values)}
                    </Box>
                  </TableCell>
                  {columns.map((field, place) => (
                    <TableCell
                      key={field.name}
                      sx={{
                        display: place > 0 ? { xs: 'none', md: 'table-cell' } : undefined,
                        overflowWrap: 'anywhere',
                      }}
                    >
                      <EntryCell field={field} value={values[field.name]} timeZone={timeZone} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function adviceFor(resource: ResourceId): string {
  return resourceFact(resource).addsNone
    ? 'They are listed here as they come in.'
    : 'Add the first entry, or import several from a file.';
}

function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation();
}

const mostColumns = 5;
const tooLong = ['longText', 'richText', 'section', 'sections'];
const inTheName = ['name', 'title', 'firstName', 'lastName'];

function columnsOf(resource: ResourceId, fields: readonly ResourceField[]): ResourceField[] {
  const { inList } = resourceFact(resource);
  const isListed = ({ name, kind }: ResourceField) =>
    !inTheName.includes(name) && name !== 'id' && !tooLong.includes(kind);
  const fitting = fields.filter(isListed);
  const listed = inList && fitting.filter(({ name }) => inList.includes(name));
  const all = listed && listed.length > 0 ? listed : fitting;
  return (all.length > 0 ? all : fields).slice(0, mostColumns);
}
