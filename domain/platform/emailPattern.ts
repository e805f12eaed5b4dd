/** A PostgreSQL pattern for the whole address: `ann@x.example` does not match in `joann@x.example`. */
export function emailPattern(email: string): string {
  const literal = email.replace(/[!-/:-?[-`{-~]/g, (character) => `\\${character}`)
  return `(?<![[:alnum:].!#$%&'*+/=?^_{|}~-])${literal}(?![[:alnum:]_-]|[.][[:alnum:]])`
}
