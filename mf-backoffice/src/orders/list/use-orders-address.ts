import { useSearchParams } from 'react-router-dom';
import { type OrdersAddress, readOrdersAddress } from './orders-address.ts';

type Changes = Readonly<Record<string, string>>;

/** The state of the list, which is in the address, so that it can be shared and is restored by Back. */
export function useOrdersAddress(): { address: OrdersAddress; change: (changes: Changes) => void } {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Changes) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        // A changed filter begins with the first page.
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { address: readOrdersAddress(search), change };
}
