/**
 * A regular expression of PostgreSQL for an address that stands in a text as itself: `ann@x.example` is no part of
 * `joann@x.example`.
 */
export function wholeAddress(email: string): string {
  const literal = email.replace(/[!-/:-?[-`{-~]/g, (character) => `\\${character}`)
  return `(?<![[:alnum:].!#$%&'*+/=?^_{|}~-])${literal}(?![[:alnum:]_-]|[.][[:alnum:]])`
}
