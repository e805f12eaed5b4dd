/** The kinds of sizes, in their order. Plain numbers, because browsers load this file with the list of articles. */
const LETTERS = 0
const AGES = 1
const ADULTS = 2
const NUMBERS = 3
const LENGTHS = 4
const AREAS = 5
const PAPER = 6
const VOLUMES = 7
const WEIGHTS = 8
const OUNCES = 9
const OTHERS = 10
const ONE_SIZE = 11

/** Of children’s sizes in letters: in months, after their years. */
const LETTERS_OF_YOUTH = 1200

/** A size by its place, which begins with its kind. Of two that are only written differently, the key is the same. */
type Size = [place: number[], key: string]

const LETTER = /^(?:(?:(\d{1,2}) ?X|(X+)|(E?XTRA))?[ -]?(S|M|L)(?:MALL|EDIUM|ARGE)?|(\d{1,2})X)(?: ?(T)| ([A-Z]+))?$/
/** Beside a size in letters, and how far each is from the plain one. */
const CUTS: Partial<Record<string, number>> = {
  PETITE: -0.2,
  SHORT: -0.15,
  SLIM: -0.1,
  REGULAR: 0.05,
  T: 0.2,
  TALL: 0.2,
  LONG: 0.25,
  PLUS: 0.3,
}
const CUT_FIRST = new RegExp(`^(${Object.keys(CUTS).join('|')}) (.+)$`)
const YOUNG = 'YOUTH|KID|CHILD|CHILDREN|TODDLER|INFANT|BABY|BABIE|BOY|GIRL|KINDER'
const GROWN = 'ADULT|UNISEX|MEN|WOMEN|LADIE|DAMEN|HERREN'
const PEOPLE = new RegExp(`^(?:(${YOUNG})|(${GROWN}))(?:'?S'?)? \\(?([^()]+)\\)?$`)
/** `M Youth`, `S (Kids)`: the people behind the size. */
const PEOPLE_LAST = new RegExp(`^(.+?) \\(?((?:${YOUNG}|${GROWN})(?:'?S'?)?)\\)?$`)
/** Of shoes: `US M 10`, `US Women’s 8`. */
const SHOES_FOR = /^US (?:(M(?:EN)?)|W(?:OMEN)?)'?S? (?=\d)/
const AGE_UNIT = '(M(?:OS?|ON|THS?|ONTHS?|ONATE?)?|Y(?:O|RS?|EARS?)?|J(?:AHRE?)?|T)\\.?'
const NUMBER = String.raw`(\d+(?:\.\d+)?(?: \d+[/⁄]\d+)?)`
const AGE = new RegExp(`^${NUMBER}(?:(?: ?${AGE_UNIT})? ?[-/] ?${NUMBER})?(?: |\\+ ?)?${AGE_UNIT}(?: OLD)?$`)
const PLAIN = new RegExp(`^(EU|US|UK|W)? ?${NUMBER}(?:(?: ?[-/] ?| L ?)${NUMBER})?$`)
const PAPER_FORMAT = /^(?:DIN ?)?([ABC]) ?(\d{1,2})$/
const ONE =
  /^(?:(?:ONE|1|FREE)[ -]?SIZE(?: FITS (?:ALL|MOST)| ONLY)?|O\/?S|OSF[AM]|EINHEITSGR(?:Ö|OE)SSE|TAILLE UNIQUE)$/

const INCH = [LENGTHS, 25.4] as const
const FOOT = [LENGTHS, 304.8] as const
const LITER = [VOLUMES, 1000] as const
const GRAM = [WEIGHTS, 1] as const
const POUND = [WEIGHTS, 453.592] as const
/** In millimeters, milliliters and grams. */
const UNITS: Record<string, readonly [kind: number, scale: number]> = {
  MM: [LENGTHS, 1],
  CM: [LENGTHS, 10],
  M: [LENGTHS, 1000],
  IN: INCH,
  INCH,
  INCHES: INCH,
  ZOLL: INCH,
  '"': INCH,
  FT: FOOT,
  FEET: FOOT,
  "'": FOOT,
  ML: [VOLUMES, 1],
  CL: [VOLUMES, 10],
  L: LITER,
  LITERS: LITER,
  LITER: LITER,
  'FL OZ': [VOLUMES, 29.5735],
  GAL: [VOLUMES, 3785.41],
  G: GRAM,
  GRAMS: GRAM,
  KG: [WEIGHTS, 1000],
  LB: POUND,
  LBS: POUND,
  // Of volume or of weight.
  OZ: [OUNCES, 1],
}
const UNIT = `(${Object.keys(UNITS).join('|')})`
const MEASURE = new RegExp(`^(?:${NUMBER}|(\\d+[/⁄]\\d+)) ?${UNIT}$`)
const SIDES = new RegExp(`^${NUMBER} ?${UNIT}? ?X ?${NUMBER} ?${UNIT}?( ?X ?.+)?$`)

/** Clothing from small to large, then children by age, adults, numbers, posters by area, and the rest. */
export function compareSizes(one: string, other: string): number {
  const [place] = sizeOf(one)
  const [opposite] = sizeOf(other)
  const differences = place.map((rank, at) => rank - (opposite[at] ?? 0))
  return differences.find((difference) => difference !== 0) ?? compareNames(one, other)
}

/** `2XL` and `XXL`, `5-6 yrs` and `5-6 Years`, `24″` and `24 in`. */
export const isSameSize = (one: string, other: string): boolean => one === other || sizeOf(one)[1] === sizeOf(other)[1]

/** Who a size for children fits, in the words of product feeds; null for any other size. */
export function childOf(size: string): 'newborn' | 'infant' | 'toddler' | 'kids' | null {
  const [[kind, months = 0, unit, most = 0]] = sizeOf(size)
  if (kind !== AGES) return null
  if (months < LETTERS_OF_YOUTH && unit === 0) return months <= 0 && most <= 3 ? 'newborn' : 'infant'
  return unit === 1 ? 'toddler' : 'kids'
}

/** Each size once, in order. */
export function listSizes(names: string[]): string[] {
  const byKey = new Map(
    names
      .toSorted()
      .toReversed()
      .map((name) => [sizeOf(name)[1], name]),
  )
  return [...byKey.values()].toSorted(compareSizes)
}

/** A list compares each name many times. */
const known = new Map<string, Size>()

function sizeOf(name: string): Size {
  const size = known.get(name) ?? parse(name)
  if (known.size < 5000) known.set(name, size)
  return size
}

function parse(name: string): Size {
  const plain = plainName(name)
  // `30×40 cm (12×16″)` is a poster.
  const [main = '', ...notes] = PEOPLE.test(plain) ? [plain] : plain.split(/ ?\(/)
  const [place, key] = sides(main) ?? letters(main) ?? sizeFor(main) ?? age(main) ?? number(main) ?? other(main)
  return [place, [place[0], key, ...notes].join()]
}

const plainName = (name: string): string =>
  name
    .replace(/[″“”]|''|’’|′′/g, '"')
    .replace(/[’′]/g, "'")
    .replace(/(\d)([¼-¾⅐-⅞])/g, '$1 $2')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[×✕]/g, 'X')
    .replace(/[‐-―]/g, '-')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\s+/g, ' ')
    .replace(/FL\.? ?(?=OZ)/, 'FL ')
    .replace(/(\d)-(?=[A-Z])/g, '$1 ')
    .replace(/\.$/, '')
    .trim()
    .replace(/^(?:SIZE|GRÖSSE) (?=[\dA-Z])/, '')
    .replace(/^AGES? ([\d -]+)$/, '$1 Y')
    .replace(/^Y(?=(?:X*S|M|X*L)$)/, 'YOUTH ')
    .replace(/\bEUR(?= ?\d|$)/, 'EU')
    .replace(/^(\d[\d ./⁄-]*) (EU|US|UK)$/, '$2 $1')
    .replace(SHOES_FOR, (_, men?: string) => `${men ? 'MEN' : 'WOMEN'} US `)
    .replace(PEOPLE_LAST, '$2 $1')

function letters(name: string): Size | null {
  const rank = letterRank(name)
  if (rank !== null) return [[LETTERS, rank], `${rank}`]
  const [from = null, to = null, ...more] = name.split(/ ?[-/] ?/).map(letterRank)
  if (from === null || to === null || more.length) return null
  return [[LETTERS, (from + to) / 2], `${from} to ${to}`]
}

/** A size that says whom it is for. */
function sizeFor(name: string): Size | null {
  const [, young, grown = '', rest = ''] = PEOPLE.exec(name) ?? []
  const size = letters(rest)
  if (size) {
    const [[, rank = 0], key] = size
    return [young ? [AGES, LETTERS_OF_YOUTH, 0, rank] : [ADULTS, rank], `${young ?? grown} ${key}`]
  }
  const numbered = young ? (age(rest) ?? age(`${rest} Y`)) : number(rest)
  if (!numbered) return null
  const [[kind = 0, first = 0, ...more], key] = numbered
  const isFor = young ? 0 : GROWN.split('|').indexOf(grown) + 1
  return [[kind, first + isFor / 10, ...more], `${young ?? grown} ${key}`]
}

/** M is 0, L is 1, XL is 2, XS is -2. */
function letterRank(name: string): number | null {
  const match = LETTER.exec(name.replace(CUT_FIRST, '$2 $1'))
  if (!match) return null
  const [, digits, exes, extra, letter = 'L', plus, tall, cut = tall] = match
  const apart = cut ? CUTS[cut] : 0
  if (apart === undefined) return null
  const more = Number(digits ?? plus ?? exes?.length ?? (extra ? 1 : 0))
  const rank = letter === 'M' ? 0 : 1 + more
  return (letter === 'S' ? -rank : rank) + apart
}

function age(name: string): Size | null {
  if (/^(NB|NEWBORN|PREEMIE)$/.test(name)) return [[AGES, -1, 0, 0], 'NB']
  const [, first = '', , last = first, unit = ''] = AGE.exec(name) ?? []
  if (!first) return null
  const kind = ['M', 'T'].indexOf(unit.charAt(0))
  const months = kind === 0 ? 1 : 12
  const [from, to] = [numberOf(first), numberOf(last)]
  // Of the same age: `24M`, `2T`, `2 years`.
  return [[AGES, from * months, kind < 0 ? 2 : kind, to * months], `${from} to ${to} ${kind}`]
}

function number(name: string): Size | null {
  const [, system = '', first, second = ''] = PLAIN.exec(name) ?? []
  if (first === undefined) return null
  const ranks = [['', 'W', 'US', 'UK', 'EU'].indexOf(system), numberOf(first), numberOf(second)]
  return [[NUMBERS, ...ranks], ranks.join()]
}

function sides(name: string): Size | null {
  const [, width, firstUnit, height, unit = firstUnit ?? 'CM', depth = ''] = SIDES.exec(name) ?? []
  if (!width || !height) return null
  const [across, down] = [lengthOf(width, firstUnit ?? unit), lengthOf(height, unit)]
  return [[AREAS, across * down, across], `${across} ${down} ${depth}`]
}

function other(name: string): Size {
  if (ONE.test(name)) return [[ONE_SIZE], '']
  const [, letter, format] = PAPER_FORMAT.exec(name) ?? []
  if (letter) return [[PAPER, 'ACB'.indexOf(letter) / 3 - Number(format)], letter + format]
  const [, whole, fraction, unit = ''] = MEASURE.exec(name) ?? []
  const amount = whole ?? (fraction && `0 ${fraction}`)
  if (!amount) return [[OTHERS], name.replace(/(\d) (?=[A-Z])/g, '$1')]
  const size = lengthOf(amount, unit)
  return [[UNITS[unit]?.[0] ?? LENGTHS, size], `${size}`]
}

function lengthOf(amount: string, unit: string): number {
  return Math.round(numberOf(amount) * (UNITS[unit]?.[1] ?? 1) * 1000) / 1000
}

/** `7 1/4` → 7.25 */
function numberOf(text: string): number {
  const [whole, above, below] = text.split(/[ /⁄]/).map(Number)
  return (whole ?? 0) + (above && below ? above / below : 0)
}

/** `9 oz` before `11 oz`, `iPhone 8` before `iPhone 15`; text after numbers. */
function compareNames(one: string, other: string): number {
  const parts = partsOf(one)
  const others = partsOf(other)
  const at = parts.findIndex((part, index) => part !== others[index])
  const part = parts[at]
  const opposite = others[at]
  if (part === undefined || opposite === undefined) return parts.length - others.length
  // Text and numbers alternate, so both parts have the same type.
  const apart = at % 2 === 1 ? Number(part) - Number(opposite) : 0
  return apart || (part < opposite ? -1 : 1)
}

/** Text and numbers, alternating; the first part is empty when the name begins with a number. */
const partsOf = (name: string): string[] => name.toLowerCase().split(/(\d+(?:\.\d+)?)/)
