import type { DeliveryDays } from '#contracts/shop/delivery.ts'
import { deliveryText } from '#contracts/shop/deliveryText.ts'
import { dateFormat } from './dateFormat.ts'
import { language } from './text.ts'

const dayOfMonth = dateFormat({ day: 'numeric', timeZone: 'UTC' })
const monthAndDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The days on which a parcel is expected, in the page's language: `Dec 3–9`, in German `3.–9. Dez.`. */
export function deliveryDays(days: DeliveryDays): string {
  if (language() === 'en') return deliveryText(days)
  const [from, to] = [new Date(days.from), new Date(days.to)]
  const end = monthAndDay.format(to)
  if (days.from === days.to) return end
  return from.getUTCMonth() === to.getUTCMonth()
    ? `${dayOfMonth.format(from)}.–${end}`
    : `${monthAndDay.format(from)} – ${end}`
}
