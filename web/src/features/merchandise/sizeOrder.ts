import type { Merchandise } from '#contracts/products.ts'

const CLOTHING = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '4XL', '5XL']
const ALSO_CALLED = new Map([
  ['2XS', 'XXS'],
  ['2XL', 'XXL'],
  ['3XL', 'XXXL'],
  ['XXXXL', '4XL'],
  ['XXXXXL', '5XL'],
])
const AGE = /^(\d+)\s*[-–]\s*\d+\s*(yrs?|years?|months?)$/i
const POSTER = /^(\d+)\s*[x×]\s*(\d+)/i

/** Clothing from small to large, then children by age, posters by area, and the rest. */
export function sizesOf(items: Merchandise[]): string[] {
  const names = new Set(items.flatMap(({ variants }) => variants.map(({ sizeName }) => sizeName)))
  return [...names].toSorted(compareSizes)
}

function compareSizes(one: string, other: string): number {
  const [group, rank] = sizeRank(one)
  const [otherGroup, otherRank] = sizeRank(other)
  return group - otherGroup || rank - otherRank || compareNames(one, other)
}

function sizeRank(name: string): [group: number, rank: number] {
  const plain = name.trim().toUpperCase()
  const clothing = CLOTHING.indexOf(ALSO_CALLED.get(plain) ?? plain)
  if (clothing >= 0) return [0, clothing]
  const age = AGE.exec(plain)
  if (age) return [1, Number(age[1]) / (age[2]?.startsWith('M') ? 12 : 1)]
  const poster = POSTER.exec(plain)
  if (poster) return [2, Number(poster[1]) * Number(poster[2])]
  return [3, 0]
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
