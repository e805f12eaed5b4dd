/** The end of a sentence, unless a lower-case word follows. Without Intl, see `formatNumber.ts`. */
const SENTENCE = /^.*?(?:\.["'”’»)\]]*(?= (?![^\p{L}.!?…]*\p{Ll})|$)|[!?]["'”’»)\]]*(?=\s|$)|[。！？]|$)/su

/** Must return the same on the server and in the browser. Unsafe as HTML. */
export function plainText(markup: string): string {
  const text = markup
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<(br|\/p|\/li|\/h\d|\/div)\b/gi, ' $&')
    .replaceAll(/<\/?[a-z][^>]*(?:>|$)/gi, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi, decode)
  return text.replaceAll(/\s+/g, ' ').trim()
}

export function firstSentence(markup: string): string | null {
  return SENTENCE.exec(plainText(markup))?.[0] || null
}

const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    laquo: '«',
    raquo: '»',
    deg: '°',
    times: '×',
    frac12: '½',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ntilde: 'ñ',
  }),
)

function decode(written: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return NAMED.get(name) ?? written
  const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : written
}
