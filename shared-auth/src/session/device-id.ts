/**
 * A unique id whose first half is its creation time (UUID version 7).
 * It uses `getRandomValues`, because `randomUUID` is missing on plain http.
 */
export function newDeviceId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = now.toString(16).padStart(12, '0');
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((bytes[0] ?? 0) % 4) + 8;
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(13, 16)}`,
    `${variant.toString(16)}${random.slice(17, 20)}`,
    random.slice(20),
  ].join('-');
}
