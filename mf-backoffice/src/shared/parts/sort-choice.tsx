import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

export interface ListOrder {
  field: string;
  order: 'ASC' | 'DESC';
  name: string;
}

/** The choice of a list's order. The first one is the default. */
export function SortChoice({ orders }: { orders: readonly ListOrder[] }) {
  const { sort, setSort } = useListContext();
  const isChosen = ({ field, order }: ListOrder) => field === sort.field && order === sort.order;
  const chosen = orders.findIndex(isChosen);
  return (
    <TextField
      select
      label="Order"
      value={Math.max(0, chosen)}
      onChange={({ target }) => {
        const next = orders[Number(target.value)];
        if (next) setSort({ field: next.field, order: next.order });
      }}
      sx={{ minWidth: 200, width: { xs: '100%', sm: 'auto' } }}
    >
      {orders.map(({ name }, place) => (
        <MenuItem key={name} value={place}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
