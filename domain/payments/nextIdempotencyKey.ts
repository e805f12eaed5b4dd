/**
 * The key for another attempt at the same action: `abc`, then `abc.2`, `abc.3`. The card provider stores the answer
 * of a key for a day, a server error included, and repeats it for every call with that key.
 */
export function nextIdempotencyKey(key: string): string {
  const [action = key, attempt = '1'] = key.split('.')
  return `${action}.${Number(attempt) + 1}`
}
