import { DAY_MS } from '#contracts/dayMs.ts'
import type { ShippingMethod } from '#contracts/cart.ts'
import type { DeliveryDays } from '#contracts/delivery.ts'
import { HANDLING, transitOf } from '#contracts/transitTimes.ts'

type Parcel = {
  country: string
  method: ShippingMethod
  /** When it was ordered, or now. */
  now: Date
}

/**
 * The only function that estimates a delivery: printing in business days, then the way. Days are those of UTC, and no
 * parcel arrives on a weekend.
 */
export function estimateDelivery({ country, method, now }: Parcel): DeliveryDays {
  const transit = transitOf(country, method)
  const arrival = (handling: number, way: number): string => {
    const shipped = addBusinessDays(now, handling)
    const arrived = transit.unit === 'days' ? addDays(shipped, way) : addBusinessDays(shipped, way)
    return toWorkday(arrived).toISOString().slice(0, 10)
  }
  return { from: arrival(HANDLING.min, transit.min), to: arrival(HANDLING.max, transit.max) }
}

const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)
const isWeekend = (date: Date): boolean => [0, 6].includes(date.getUTCDay())
const toWorkday = (date: Date): Date => (isWeekend(date) ? toWorkday(addDays(date, 1)) : date)

function addBusinessDays(start: Date, days: number): Date {
  let date = start
  for (let left = days; left > 0; left -= 1) date = toWorkday(addDays(date, 1))
  return date
}
