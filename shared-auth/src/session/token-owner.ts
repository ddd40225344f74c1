/**
 * The attendee that an access token claims to be for, or null when it has no such claim. The signature is not
 * verified, which only the server can do: the claim only distinguishes one visitor's tokens from another's.
 */
export function getOwner(accessToken: string | null): string | null {
  try {
    const payload = accessToken?.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Whether two access tokens claim to be for different attendees. */
export function haveOtherOwners(one: string | null, other: string | null): boolean {
  const [first, second] = [getOwner(one), getOwner(other)];
  return first !== null && second !== null && first !== second;
}
