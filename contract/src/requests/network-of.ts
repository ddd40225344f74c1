/** The network of every address that is none. */
const noNetwork = 'unknown';

/**
 * The part of a network address that one visitor has: an IPv4 address, or the first half of an IPv6 one, because
 * providers give every customer a whole half.
 * @param address undefined of a client that has gone already
 */
export function getNetwork(address = noNetwork): string {
  const groups = getGroups(address);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : getMapped(address);
}

/**
 * The part that one organisation has at least, and that one visitor with many addresses rarely leaves: 256 addresses of
 * IPv4, or the 65,536 networks that providers give to a site with IPv6.
 */
export function getSiteNetwork(address = noNetwork): string {
  const groups = getGroups(address);
  if (groups) return `${groups.slice(0, 3).join(':')}::/48`;
  const [, first = ''] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(getMapped(address)) ?? [];
  return first ? `${first}.0/24` : noNetwork;
}

/** An IPv4 address is written as an IPv6 one where a server listens for both. */
function getMapped(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** The eight groups of an IPv6 address; null of any other. */
function getGroups(address: string): string[] | null {
  if (!getMapped(address).includes(':')) return null;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
    : [];
  return [...first, ...zeros, ...last].map((group) => parseInt(group, 16).toString(16));
}
