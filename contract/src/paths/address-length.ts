/** Of the path of a request, in characters: no page, file or call of the site has one nearly as long. */
const longestPath = 1000;

/** Of the whole address; common proxies pass on no longer one either. */
const longestAddress = 8000;

/**
 * Whether the address of a request is too long to be read at all. Every server asks before anything else of it looks at
 * the address, so that no work on an address can grow with what a visitor sends.
 */
export function isAddressTooLong(address: string): boolean {
  if (address.length > longestAddress) return true;
  const search = address.indexOf('?');
  return (search < 0 ? address.length : search) > longestPath;
}
