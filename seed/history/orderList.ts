import { createHash } from 'node:crypto'
import { type DemoMember, memberList } from './memberList.ts'

export type DemoOrder = {
  index: number
  reference: string
  daysAgo: number
  outcome: 'delivered' | 'shipped' | 'canceled' | 'partly refunded' | 'needs attention'
  /** Null for a guest. */
  member: DemoMember | null
  city: (typeof CITIES)[number]
}

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const ORDERS = 60
const IN_TRANSIT_DAYS = 21
const CANCELED = [2, 22, 41]
const PARTLY_REFUNDED = [31, 50]
const NEEDS_ATTENTION = 0

const CITIES = [
  { city: 'Duluth', state: 'MN', zipCode: '55802', country: 'US' },
  { city: 'Marquette', state: 'MI', zipCode: '49855', country: 'US' },
  { city: 'Tucson', state: 'AZ', zipCode: '85701', country: 'US' },
  { city: 'Bend', state: 'OR', zipCode: '97701', country: 'US' },
  { city: 'Rapid City', state: 'SD', zipCode: '57701', country: 'US' },
  { city: 'Toronto', state: 'ON', zipCode: 'M5V 2T6', country: 'CA' },
] as const

/** Newest first, denser lately. All are finished or wait for an employee: the print provider knows none of them. */
export const orderList: DemoOrder[] = Array.from({ length: ORDERS }, (_, index) => {
  const daysAgo = 1 + 85 * (index / (ORDERS - 1)) ** 1.3 + (index === 0 ? 0 : 2)
  return {
    index,
    reference: referenceOf(index),
    daysAgo,
    outcome: outcomeOf(index, daysAgo),
    member: index % 2 === 0 ? memberAt(daysAgo, index * 7) : null,
    city: CITIES[index % CITIES.length] ?? CITIES[0],
  }
})

/** One who had joined by then. */
function memberAt(daysAgo: number, index: number): DemoMember | null {
  const known = memberList.filter((member) => member.daysAgo > daysAgo)
  return known[index % known.length] ?? null
}

/** As `createReference` writes them, but the same on every machine. */
function referenceOf(index: number): string {
  const bytes = createHash('sha256').update(`demo order ${index}`).digest().subarray(0, 10)
  return `HUNT-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

function outcomeOf(index: number, daysAgo: number): DemoOrder['outcome'] {
  if (index === NEEDS_ATTENTION) return 'needs attention'
  if (CANCELED.includes(index)) return 'canceled'
  if (PARTLY_REFUNDED.includes(index)) return 'partly refunded'
  return daysAgo < IN_TRANSIT_DAYS ? 'shipped' : 'delivered'
}
