import { type Cents, formatCents } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'

export type PlanChangeMoney = {
  /** What the card is charged today. */
  dueCents: Cents
  /** What a renewal costs without a discount. */
  fullCents: Cents
  /** What stays for the next charges. */
  creditLeftCents: Cents
}

/** For a member who was shown other amounts than hold now: the amounts of now. Null when all are as shown. */
export function planChangeOutdated(plan: Plan, shown: PlanChangeMoney, now: PlanChangeMoney): string | null {
  const isSame =
    shown.dueCents === now.dueCents &&
    shown.fullCents === now.fullCents &&
    shown.creditLeftCents === now.creditLeftCents
  if (isSame) return null
  const credit = now.creditLeftCents > 0 ? `, ${formatCents(now.creditLeftCents)} would stay as your credit` : ''
  const renewal = `${formatCents(now.fullCents)} a ${plan === 'annual' ? 'year' : 'month'}`
  return `The amounts have changed: you would pay ${formatCents(now.dueCents)} today${credit}, and it would renew for ${renewal}. Nothing was changed. Please look at it again.`
}
