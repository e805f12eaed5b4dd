const HEX_PAIR = /%([0-9a-f]{2})/i
const HEX_PAIRS = new RegExp(HEX_PAIR, 'gi')
/** More than any browser or proxy adds. */
const MOST_LAYERS = 4

/**
 * What opens something by being known: upload addresses, private feeds, shared finds and lists, emailed links, orders of
 * guests, and keys. Each has at least 128 random bits, as base64url, hex or a UUID; words of an address have one case.
 */
const RUN = /[\w-]{22,}/g
const isToken = (run: string): boolean => (/[a-z]/.test(run) && /[A-Z]/.test(run)) || /^[0-9a-f-]{32,}$/i.test(run)

/** Longer, and with a digit or a dash: names in the code are long, too, and ids of requests stay. */
const IN_TEXT = /[\w-]{32,}/g
const isTokenInText = (run: string): boolean => /[a-z]/.test(run) && /[A-Z]/.test(run) && /[\d_-]/.test(run)
const WEBHOOK_SECRET = /whsec_[\w+/=-]+/g

/** A path for the log, with `…` for each token, wherever it is and however it is spelled. */
export function hideTokensInPath(path: string): string {
  let plain = path
  for (let layer = 0; layer < MOST_LAYERS && HEX_PAIR.test(plain); layer++)
    plain = plain.replace(HEX_PAIRS, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  if (HEX_PAIR.test(plain)) return '…'
  const hidden = plain.replace(RUN, (run) => (isToken(run) ? '…' : run))
  return hidden === plain ? path : hidden
}

/** A line of the log: messages and errors can quote an address. */
export const hideTokensInText = (line: string): string =>
  line.replace(WEBHOOK_SECRET, '…').replace(IN_TEXT, (run) => (isTokenInText(run) ? '…' : run))
