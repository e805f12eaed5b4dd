import { formatCents } from '#contracts/money.ts'
import type { MembershipOffer } from './MembershipOffer.ts'

type Described = Pick<MembershipOffer, 'percent' | 'amountCents' | 'duration' | 'months'>

/** `50% off for 3 months`. */
export function describeOffer({ percent, amountCents, duration, months }: Described): string {
  const off = percent === null ? `${formatCents(amountCents ?? 0)} off` : `${percent}% off`
  if (duration === 'forever') return `${off} every payment`
  if (duration === 'first') return `${off} your first payment`
  return `${off} for ${months === 1 ? 'a month' : `${months ?? 0} months`}`
}
