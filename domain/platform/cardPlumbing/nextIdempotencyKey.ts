/** `abc`, `abc.2`, `abc.3`: the card provider repeats its response to a key for a day, a server error included. */
export function nextIdempotencyKey(key: string): string {
  const [, attempt = '1'] = key.split('.')
  return `${baseKey(key)}.${Number(attempt) + 1}`
}

/** The key of the first attempt; the object's metadata stores it. */
export function baseKey(key: string): string {
  return key.split('.', 1)[0] ?? key
}
