import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { ShippingMethod } from '#contracts/shop/cart.ts'
import type { DeliveryDays } from '#contracts/shop/delivery.ts'
import { HANDLING, transitOf } from '#contracts/shop/transitTimes.ts'

type Parcel = {
  country: string
  method: ShippingMethod
  /** When it was ordered, or now. */
  now: Date
}

/** Of an order; null for a parcel that it doesn’t have. */
export type ParcelDays = { printed: DeliveryDays | null; own: DeliveryDays | null }

type Goods = {
  isPrinted: boolean
  /** Working days until we send our own goods; null without any. */
  ownHandlingDays: number | null
}

/** What the print provider sends and what we send ourselves are two parcels with two dates. */
export function estimateParcels(parcel: Parcel, { isPrinted, ownHandlingDays: days }: Goods): ParcelDays {
  return {
    printed: isPrinted ? estimateDelivery(parcel) : null,
    own: days === null ? null : estimateOwnDelivery(parcel, days),
  }
}

/** Of what is printed. */
export const estimateDelivery = (parcel: Parcel): DeliveryDays => estimateArrival(parcel, HANDLING)

/** Of what we send ourselves, after so many working days. */
export const estimateOwnDelivery = (parcel: Parcel, days: number): DeliveryDays =>
  estimateArrival(parcel, { min: days, max: days })

/** Printing or packing in business days, then the way. Days are those of UTC, and no parcel arrives on a weekend. */
function estimateArrival({ country, method, now }: Parcel, handling: { min: number; max: number }): DeliveryDays {
  const transit = transitOf(country, method)
  const arrival = (handlingDays: number, way: number): string => {
    const shipped = addBusinessDays(now, handlingDays)
    const arrived = transit.unit === 'days' ? addDays(shipped, way) : addBusinessDays(shipped, way)
    return toWorkday(arrived).toISOString().slice(0, 10)
  }
  return { from: arrival(handling.min, transit.min), to: arrival(handling.max, transit.max) }
}

const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)
const isWeekend = (date: Date): boolean => [0, 6].includes(date.getUTCDay())
const toWorkday = (date: Date): Date => (isWeekend(date) ? toWorkday(addDays(date, 1)) : date)

function addBusinessDays(start: Date, days: number): Date {
  let date = start
  for (let left = days; left > 0; left -= 1) date = toWorkday(addDays(date, 1))
  return date
}
