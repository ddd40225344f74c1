/** How long a registration waits for the service. */
const timeoutMs = 3000;

/** Great Britain left the service with the European Union; Northern Ireland is in it as XI. */
const countryWithoutService = 'GB';

/** What counts as a response: with any other `userError` the country's own register did not respond. */
const verdicts: unknown[] = [undefined, 'VALID', 'INVALID'];

/**
 * Asks a service with the interface of VIES whether a VAT number is registered.
 * @returns null if the service is unavailable, slow, or not responsible for the country
 */
export async function askVatService(serviceUrl: string, vatId: string): Promise<boolean | null> {
  const countryCode = vatId.slice(0, 2);
  if (countryCode === countryWithoutService) return null;
  try {
    const response = await fetch(`${serviceUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode, vatNumber: vatId.slice(2) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const { valid, userError } = (await response.json()) as { valid?: unknown; userError?: unknown };
    return response.ok && typeof valid === 'boolean' && verdicts.includes(userError) ? valid : null;
  } catch {
    return null;
  }
}
