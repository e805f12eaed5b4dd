/** Bits of Lexical’s text format. */
export const FORMATS: Record<string, number> = {
  b: 1,
  strong: 1,
  em: 2,
  i: 2,
  s: 4,
  del: 4,
  strike: 4,
  u: 8,
  code: 16,
  kbd: 16,
  samp: 16,
  tt: 16,
  sub: 32,
  sup: 64,
}
