/** `list` where this device shows posts as a list; nothing but how they are drawn hangs on it. */
export const VIEW_COOKIE = 'stonehunt-view'

/**
 * Names of the cookies. `__Host-` pins a cookie to this host and to https; browsers refuse the prefix on plain http.
 *
 * @param siteUrl the public address of the site.
 */
export function cookieNames(siteUrl: string) {
  const isSecure = siteUrl.startsWith('https://')
  const prefix = isSecure ? '__Host-stonehunt' : 'stonehunt'
  return {
    isSecure,
    prefix,
    session: `${prefix}-token`,
    cart: `${prefix}-cart`,
    form: `${prefix}-form`,
    outside: `${prefix}-outside`,
    challenge: `${prefix}-challenge`,
    device: `${prefix}-device`,
  }
}
