/** The longest path of a request, in characters: no page, file or call of the site has one nearly as long. */
const maxPath = 1000;

/** The longest address of a request; common proxies have a similar limit. */
const maxAddress = 8000;

/**
 * Whether the address of a request is too long to be read at all. Every server checks this before it does anything else
 * with the address, so that no work on it can grow with what a visitor sends.
 */
export function isAddressTooLong(address: string): boolean {
  if (address.length > maxAddress) return true;
  const search = address.indexOf('?');
  return (search < 0 ? address.length : search) > maxPath;
}
