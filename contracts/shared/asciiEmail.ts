const DOMAIN = /^[\p{L}\p{M}\p{N}.\-\u3002\u200c\u200d\u00b7]+$/u

/** Spaces without width and marks of direction, which come along when an address is copied from a page. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * An address without invisible characters, and one whose domain has letters of another alphabet or accents, as mail servers and the card provider know it:
 * `info@müller.example` is `info@xn--mller-kva.example`.
 */
export function asciiEmail(written: string): string {
  const email = written.replace(INVISIBLE, '')
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (at < 2 || !DOMAIN.test(domain) || !/[^\0-\x7f]/.test(domain)) return email
  const address = `https://${domain}`
  return URL.canParse(address) ? email.slice(0, at) + new URL(address).hostname : email
}
