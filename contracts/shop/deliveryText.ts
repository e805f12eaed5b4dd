import type { DeliveryDays } from './delivery.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Dec 3–9`, `Nov 30 – Dec 4`. Without Intl, see `formatNumber.ts`. */
export function deliveryText({ from, to }: DeliveryDays): string {
  const [first, last] = [partsOf(from), partsOf(to)]
  const start = `${first.month} ${first.day}`
  if (from === to) return start
  return first.month === last.month ? `${start}–${last.day}` : `${start} – ${last.month} ${last.day}`
}

function partsOf(date: string) {
  const [, month, day] = date.split('-').map(Number)
  return { month: MONTHS[(month ?? 1) - 1] ?? '', day: day ?? 1 }
}
