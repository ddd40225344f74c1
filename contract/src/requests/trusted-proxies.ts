/** Always trusted: the site's server forwards calls to an API on the same machine. */
const always = 'loopback';

/**
 * The proxies whose `X-Forwarded-For` is trusted, as TRUSTED_PROXIES lists them, separated by spaces or commas:
 * IP addresses, networks such as `10.0.0.0/8`, and `loopback`, which is always among them.
 * @throws Error that describes what the variable must list
 */
export function trustedProxiesFrom(value = ''): string[] {
  const entries = value.split(/[\s,]+/).filter(Boolean);
  const wrong = entries.find((entry) => entry !== always && !isNetwork(entry));
  if (wrong !== undefined) {
    throw new Error(`must list IP addresses, networks such as 10.0.0.0/8, or loopback, not '${wrong}'`);
  }
  return [...new Set([always, ...entries])];
}

function isNetwork(entry: string): boolean {
  const [address = '', length, ...rest] = entry.split('/');
  const bits = address.includes(':') ? 128 : 32;
  const isLengthRight =
    length === undefined || (/^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= bits);
  return rest.length === 0 && isLengthRight && (bits === 128 ? isIpv6(address) : isIpv4(address));
}

function isIpv4(address: string): boolean {
  const parts = address.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** The URL parser knows every spelling of an IPv6 address, in browsers and on servers alike. */
function isIpv6(address: string): boolean {
  return /^[\da-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]`);
}
