import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { AppError } from '#domain/platform/AppError.ts'

export type PlanChangeMoney = {
  /** What the card is charged today. */
  dueCents: Cents
  /** What a renewal costs without a discount. */
  fullCents: Cents
  /** What stays for the next charges. */
  creditLeftCents: Cents
}

/**
 * For a member who was shown other amounts than hold now.
 * @throws AppError `plan_change_outdated` with the amounts of now.
 */
export function refuseOutdated(plan: Plan, shown: PlanChangeMoney, now: PlanChangeMoney): void {
  const { dueCents: due, fullCents: price, creditLeftCents: credit } = now
  if (shown.dueCents === due && shown.fullCents === price && shown.creditLeftCents === credit) return
  if (credit > 0) throw new AppError(`plan_change_outdated.${plan}_credit`, { due, credit, price })
  throw new AppError(`plan_change_outdated.${plan}`, { due, price })
}
