/**
 * The attendee an access token says it is for, or null when it does not say. No proof, only the server can check a
 * signature: it is for telling one visitor's tokens from another's.
 */
export function ownerOf(accessToken: string | null): string | null {
  try {
    const payload = accessToken?.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Whether two access tokens are for different attendees, as far as they say. */
export function haveOtherOwners(one: string | null, other: string | null): boolean {
  const [first, second] = [ownerOf(one), ownerOf(other)];
  return first !== null && second !== null && first !== second;
}
