import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'
import type { Addresses } from './Addresses.ts'

/** Links and pictures of a text from another site. @param oldSite resolves those without a host; without it they lead nowhere. */
export const oldAddresses = (oldSite: URL | null): Addresses => ({
  link: (href) => {
    // A place in the text itself, which has no marks here.
    if (href.startsWith('#')) return null
    if (href.startsWith('mailto:')) return isSafeUrl(href) ? href : null
    const address = resolved(href, oldSite)
    return address && isSafeUrl(address) ? address : null
  },
  picture: (src) => resolved(src, oldSite),
})

/** @returns an address with http or https, or null. */
export function resolved(address: string, oldSite: URL | null): string | null {
  const whole = address.startsWith('//') ? `https:${address}` : address
  const base = oldSite?.href
  if (whole === '' || !URL.canParse(whole, base)) return null
  const url = new URL(whole, base)
  return ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password && url.href.length <= 2000
    ? url.href
    : null
}
