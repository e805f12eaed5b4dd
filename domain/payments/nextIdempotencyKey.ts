/**
 * The key for another attempt at the same action: `abc`, then `abc.2`, `abc.3`. The card provider stores the answer
 * of a key for a day, a server error included, and repeats it for every call with that key.
 */
export function nextIdempotencyKey(key: string): string {
  const [, attempt = '1'] = key.split('.')
  return `${actionOf(key)}.${Number(attempt) + 1}`
}

/** What all attempts at one action share: the key of the first. It is what an object's metadata names. */
export function actionOf(key: string): string {
  return key.split('.', 1)[0] ?? key
}
