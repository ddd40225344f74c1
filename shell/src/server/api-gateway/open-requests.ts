import { getNetwork } from '@summit/contract/requests/network-of';

export interface OpenRequestLimits {
  /** Open requests that one network address may have. */
  each: number;
  /** From this many open requests of everybody together, one address may have `eachWhenBusy`. */
  busyFrom: number;
  eachWhenBusy: number;
}

/**
 * Counts the requests that are open at a time, by network address: what one of them holds is not taken from others.
 * @returns takes an address, and returns what to call when its request is over; null when it has too many already
 */
export function openRequests(limits: OpenRequestLimits): (address: string) => (() => void) | null {
  const open = new Map<string, number>();
  let total = 0;
  return (address) => {
    const network = getNetwork(address);
    const mine = open.get(network) ?? 0;
    if (mine >= (total < limits.busyFrom ? limits.each : limits.eachWhenBusy)) return null;
    total += 1;
    open.set(network, mine + 1);
    return () => {
      total -= 1;
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    };
  };
}
