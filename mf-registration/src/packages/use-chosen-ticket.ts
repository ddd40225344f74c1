import { useSearch } from '@summit/shared-ui/navigation/navigation';
import type { TicketPackage } from '../shared/ticket/tickets.ts';

export interface TicketChoiceState {
  /** What is taken: the plain ticket, or the one with its addition. */
  chosen: TicketPackage;
  /** The tickets to choose from. */
  plain: readonly TicketPackage[];
  /** The one of them that is chosen. */
  ticket: TicketPackage;
  /** The chosen ticket with something added to it; undefined when nothing is offered with it. */
  addition: TicketPackage | undefined;
  /** Chooses a plain ticket; an addition stays when the other ticket is offered with one, too. */
  choose: (ticket: TicketPackage) => void;
  add: (wanted: boolean) => void;
}

/** The chosen ticket: the one the address names, or the first available one. The choice is stored in the address. */
export function useChosenTicket(packages: readonly TicketPackage[]): TicketChoiceState {
  const [search, setSearch] = useSearch();
  const plain = plainTickets(packages);
  const additionTo = ({ id }: TicketPackage) => packages.find(({ addsTo }) => addsTo === id);
  const named = packages.find(({ type }) => type === search.get('type'));
  const wanted = [named, plain.find(({ id }) => id === named?.addsTo), ...plain];
  const chosen = wanted.find((ticket) => ticket?.isAvailable) as TicketPackage;
  const ticket = plain.includes(chosen) ? chosen : (plain.find(({ id }) => id === chosen.addsTo) ?? chosen);
  const choose = ({ type }: TicketPackage) => setSearch({ type });
  return {
    chosen,
    plain,
    ticket,
    addition: additionTo(ticket),
    choose: (other) => {
      const withIt = chosen.addsTo === null ? undefined : additionTo(other);
      choose(withIt?.isAvailable ? withIt : other);
    },
    add: (isWanted) => choose((isWanted ? additionTo(ticket) : undefined) ?? ticket),
  };
}

/**
 * Tickets of their own. One with an addition stands for itself where its plain ticket is not offered or is unavailable:
 * somebody on a waiting list can be offered a place in it alone.
 */
export function plainTickets(packages: readonly TicketPackage[]): TicketPackage[] {
  return packages.filter(({ addsTo, isAvailable }) => {
    const plain = packages.find(({ id }) => id === addsTo);
    return !plain || (isAvailable && !plain.isAvailable);
  });
}
