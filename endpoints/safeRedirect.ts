/**
 * Where a visitor may be redirected after signing in: only to a path of this site.
 *
 * @returns the path, or `/`.
 */
export function safeRedirect(requested: unknown): string {
  if (typeof requested !== 'string' || requested.length > 500) return '/'
  // Browsers read backslashes as slashes and drop control characters; both can hide another host.
  const looksOwn = /^\/(?![/\\])[\x21-\x7e]*$/.test(requested) && !requested.includes('\\')
  if (!looksOwn || /%(0[0-9a-f]|1[0-9a-f]|5c|2f%2f)/i.test(requested)) return '/'
  const url = new URL(requested, 'http://own.invalid')
  if (url.host !== 'own.invalid' || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
