/** `list` if this device shows posts as a list. It affects nothing but the layout. */
export const VIEW_COOKIE = 'stonehunt-view'

/**
 * Cookie names. `__Host-` binds a cookie to this host and to https; browsers reject the prefix on plain http.
 *
 * @param siteUrl the site's public URL.
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
    oidcState: `${prefix}-outside`,
    challenge: `${prefix}-challenge`,
    emailCode: `${prefix}-email-code`,
    device: `${prefix}-device`,
    viewAs: `${prefix}-view-as`,
    /** Of one upload of a guest. Its path is the upload's address, which `__Host-` doesn't allow. */
    upload: `${isSecure ? '__Secure-' : ''}stonehunt-upload`,
  }
}
