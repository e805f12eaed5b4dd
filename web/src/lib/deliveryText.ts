import type { DeliveryDays } from '#contracts/delivery.ts'
import { deliveryText as inEnglish } from '#contracts/deliveryText.ts'
import { dateFormat } from './dateFormat.ts'
import { language } from './text.ts'

const day = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `Dec 3–9`, in German `3. Dez. – 9. Dez.` */
export function deliveryText(days: DeliveryDays): string {
  if (language() === 'en') return inEnglish(days)
  const [from, to] = [days.from, days.to].map((date) => day.format(new Date(date)))
  return from === to ? (from ?? '') : `${from} – ${to}`
}
