import type { ShippingMethod } from '#contracts/shop/cart.ts'
import { estimateParcels, type ParcelDays } from '../checkout/estimateDelivery.ts'

type Sold = {
  /** Null once the order is anonymized. */
  country: string | null
  shippingMethod: ShippingMethod
  createdAt: Date
  paidAt: Date | null
  /** As it was when the order was placed; null for orders of earlier versions without own goods. */
  ownHandlingDays: number | null
  lines: { maker: 'print' | 'own'; isCancelled: boolean }[]
}

/** When the parcels of an order are expected. A canceled line is in none, unless the whole order is canceled. */
export function estimateOrder({
  country,
  shippingMethod,
  createdAt,
  paidAt,
  ownHandlingDays,
  lines,
}: Sold): ParcelDays {
  if (country === null) return { printed: null, own: null }
  const left = lines.filter(({ isCancelled }) => !isCancelled)
  const makers = (left.length > 0 ? left : lines).map(({ maker }) => maker)
  return estimateParcels(
    { country, method: shippingMethod, now: paidAt ?? createdAt },
    { isPrinted: makers.includes('print'), ownHandlingDays: makers.includes('own') ? ownHandlingDays : null },
  )
}
