/** What a size is, and its place among its kind. Of two that are only written differently, the key is the same. */
type Size = { group: (typeof GROUPS)[number]; ranks: number[]; key: string }

const GROUPS = [
  'letters',
  'ages',
  'adults',
  'numbers',
  'lengths',
  'areas',
  'paper',
  'volumes',
  'weights',
  'others',
  'one size',
] as const

const LETTER = /^(?:(?:(\d{1,2}) ?X|(X+)|(EXTRA))?[ -]?(S|M|L)(?:MALL|EDIUM|ARGE)?|(\d{1,2})X)( ?T| TALL)?$/
const YOUNG = ['YOUTH', 'KID', 'CHILD', 'CHILDREN', 'TODDLER', 'BOY', 'GIRL', 'KINDER']
const PEOPLE = new RegExp(`^(${YOUNG.join('|')}|ADULT|UNISEX|MEN|WOMEN|LADIE|DAMEN|HERREN)(?:'?S'?)? (.+)$`)
const AGE_UNIT = '(M(?:OS?|ON|THS?|ONTHS?|ONATE?)?|Y(?:O|RS?|EARS?)?|J(?:AHRE?)?|T)\\.?'
const AGE = new RegExp(`^(\\d+)(?: ?${AGE_UNIT})?(?: ?[-/] ?(\\d+))? ?${AGE_UNIT}(?: OLD)?$`)
const NUMBER = String.raw`(\d+(?:\.\d+)?(?: \d+[/⁄]\d+)?)`
const PLAIN = new RegExp(`^(EU|US|UK|W)? ?${NUMBER}(?:(?: ?[-/] ?| L ?)${NUMBER})?$`)
const UNIT = `(MM|CM|ML|CL|KG|M|L|G|INCH(?:ES)?|IN|ZOLL|"|FT|FEET|')`
const MEASURE = new RegExp(`^${NUMBER} ?${UNIT}$`)
const SIDES = new RegExp(`^${NUMBER} ?${UNIT}? ?X ?${NUMBER} ?${UNIT}?( ?X ?.+)?$`)
const PAPER = /^(?:DIN ?)?([ABC]) ?(\d{1,2})$/
const ONE = /^(?:ONE[ -]?SIZE(?: FITS (?:ALL|MOST))?|O\/?S|OSF[AM]|EINHEITSGRÖSSE)$/

const INCHES = ['IN', 'INCH', 'INCHES', 'ZOLL', '"']
const FEET = ['FT', 'FEET', "'"]
/** In millimeters, milliliters and grams. */
const METRIC: Record<string, [Size['group'], number]> = {
  MM: ['lengths', 1],
  CM: ['lengths', 10],
  M: ['lengths', 1000],
  ML: ['volumes', 1],
  CL: ['volumes', 10],
  L: ['volumes', 1000],
  G: ['weights', 1],
  KG: ['weights', 1000],
}

/** Clothing from small to large, then children by age, adults, numbers, posters by area, and the rest. */
export function compareSizes(one: string, other: string): number {
  const size = sizeOf(one)
  const opposite = sizeOf(other)
  const apart = GROUPS.indexOf(size.group) - GROUPS.indexOf(opposite.group)
  if (apart) return apart
  const differences = size.ranks.map((rank, at) => rank - (opposite.ranks[at] ?? 0))
  return differences.find((difference) => difference !== 0) ?? compareNames(one, other)
}

/** `2XL` and `XXL`, `5-6 yrs` and `5-6 Years`, `24″` and `24 in`. */
export const isSameSize = (one: string, other: string): boolean =>
  one === other || sizeOf(one).key === sizeOf(other).key

/** Each size once, in order. */
export function listSizes(names: string[]): string[] {
  const byKey = new Map(
    names
      .toSorted()
      .toReversed()
      .map((name) => [sizeOf(name).key, name]),
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
  const [main = '', ...notes] = plain.split(/ ?\(/)
  const { group, ranks, key } =
    sides(main) ?? letters(main) ?? lettersFor(main) ?? age(main) ?? number(main) ?? other(main)
  return { group, ranks, key: [group, key, ...notes].join() }
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
    .trim()

function letters(name: string): Size | null {
  const rank = letterRank(name)
  if (rank !== null) return { group: 'letters', ranks: [rank], key: String(rank) }
  const [from = null, to = null, ...more] = name.split(/ ?[-/] ?/).map(letterRank)
  if (from === null || to === null || more.length) return null
  return { group: 'letters', ranks: [(from + to) / 2], key: `${from} to ${to}` }
}

function lettersFor(name: string): Size | null {
  const [, people = '', rest = ''] = PEOPLE.exec(name) ?? []
  const size = letters(rest)
  if (!size) return null
  const key = `${people} ${size.key}`
  // After the years of children.
  return YOUNG.includes(people)
    ? { group: 'ages', ranks: [1200, 0, ...size.ranks], key }
    : { ...size, group: 'adults', key }
}

/** M is 0, L is 1, XL is 2, XS is -2. */
function letterRank(name: string): number | null {
  const match = LETTER.exec(name)
  if (!match) return null
  const [, digits, exes, extra, letter = 'L', plus, isTall] = match
  const more = Number(digits ?? plus ?? exes?.length ?? (extra ? 1 : 0))
  const rank = letter === 'M' ? 0 : 1 + more
  return (letter === 'S' ? -rank : rank) + (isTall ? 0.2 : 0)
}

function age(name: string): Size | null {
  if (/^(NB|NEWBORN)$/.test(name)) return { group: 'ages', ranks: [-1, 0, 0], key: 'NB' }
  const [, from, , to = from, unit = ''] = AGE.exec(name) ?? []
  if (!from) return null
  const kind = ['M', 'T'].indexOf(unit.charAt(0))
  const months = kind === 0 ? 1 : 12
  return {
    group: 'ages',
    // Of the same age: `24M`, `2T`, `2 years`.
    ranks: [Number(from) * months, kind < 0 ? 2 : kind, Number(to) * months],
    key: `${from} to ${to} ${kind}`,
  }
}

function number(name: string): Size | null {
  const [, system = '', first, second = ''] = PLAIN.exec(name) ?? []
  if (first === undefined) return null
  const ranks = [['', 'W', 'US', 'UK', 'EU'].indexOf(system), numberOf(first), numberOf(second)]
  return { group: 'numbers', ranks, key: ranks.join() }
}

function sides(name: string): Size | null {
  const [, width, firstUnit, height, unit = firstUnit ?? 'CM', depth = ''] = SIDES.exec(name) ?? []
  if (!width || !height) return null
  const [across, down] = [lengthOf(width, firstUnit ?? unit), lengthOf(height, unit)]
  return { group: 'areas', ranks: [across * down, across], key: `${across} ${down} ${depth}` }
}

function other(name: string): Size {
  if (ONE.test(name)) return { group: 'one size', ranks: [], key: '' }
  const [, letter, format] = PAPER.exec(name) ?? []
  if (letter) return { group: 'paper', ranks: ['ACB'.indexOf(letter) / 3 - Number(format)], key: letter + format }
  const [, amount, unit = ''] = MEASURE.exec(name) ?? []
  if (!amount) return { group: 'others', ranks: [], key: name }
  const size = lengthOf(amount, unit)
  return { group: METRIC[unit]?.[0] ?? 'lengths', ranks: [size], key: String(size) }
}

function lengthOf(amount: string, unit: string): number {
  const scale = INCHES.includes(unit) ? 25.4 : FEET.includes(unit) ? 304.8 : (METRIC[unit]?.[1] ?? 1)
  return Math.round(numberOf(amount) * scale * 1000) / 1000
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
