import { type Cents, centsOf, centsToAmount } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import type { ChangePlanInput, PlanChange } from '#contracts/membership/planChanges.ts'
import { planChangeTerms } from '#contracts/membership/planChangeTerms.ts'
import {
  changePlan as changeAtProvider,
  type PlanChangeAmounts,
  previewPlanChange,
} from '#providers/stripe/planChanges.ts'
import { termsWords } from '#texts/termsWords.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { applySubscription } from './applySubscription.ts'
import { MONTHS_OF_PLAN } from './fullChargeAt.ts'
import { isChargeable } from './isChargeable.ts'
import { askingProvider, findChangeable } from './changeablePlan.ts'
import { forgetPlanned } from './plannedMonthly.ts'
import { planTooCheap } from './planTooCheap.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'
import { withPlanKey } from './withPlanKey.ts'
import { withConsent } from './withConsent.ts'
import { renewalAfter } from './renewalAfter.ts'

/** As long as the amounts that were shown can be charged. */
const VALID_MS = 15 * 60_000

/** @throws AppError `no_active_subscription`, `plan_change_unavailable`, `card_provider_unreachable`. */
export const readPlanChange = (req: SignedInReq, plan: Plan): Promise<PlanChange> =>
  askingProvider(async () => {
    const { subscriptionId } = await findChangeable(req, plan)
    const at = new Date(Math.floor(req.now.getTime() / 1000) * 1000)
    const { [plan]: priceCents } = await readMembershipPrices(req.pool)
    const amounts = await previewPlanChange(subscriptionId, { plan, priceCents, at })
    if (!isChargeable(amounts.newCents)) throw planTooCheap()
    if (!isChargeable(amounts.dueCents)) throw new AppError('plan_change_unavailable.too_small')
    return present({ plan, priceCents, at }, amounts)
  })

/**
 * Charges what was shown, or nothing: other amounts are refused, also of the renewals and the credit, and so are amounts that
 * are older than 15 minutes.
 * @throws AppError as `readPlanChange`, and `plan_change_outdated`.
 */
export const changePlan = (req: SignedInReq, shown: ChangePlanInput): Promise<void> =>
  askingProvider(async () => {
    const { plan } = shown
    const { id, subscriptionId } = await findChangeable(req, plan)
    const at = new Date(shown.at)
    const age = req.now.getTime() - at.getTime()
    if (age > VALID_MS || age < -60_000) throw new AppError('plan_change_outdated')
    const { [plan]: priceCents } = await readMembershipPrices(req.pool)
    const change = { plan, priceCents, at }
    const amounts = await previewPlanChange(subscriptionId, change)
    if (!isChargeable(amounts.newCents)) throw planTooCheap()
    refuseOutdated(
      plan,
      {
        dueCents: centsOf(shown.due),
        fullCents: centsOf(shown.fullPrice),
        creditLeftCents: centsOf(shown.creditLeft),
      },
      { ...amounts, fullCents: taxedPrice(priceCents, amounts) },
    )
    const terms = planChangeTerms(
      { ...amounts, plan, cents: taxedPrice(priceCents, amounts) },
      termsWords(req.language ?? 'en'),
    )
    // Two tabs that were shown the same amounts change the plan once.
    const action = `plan:${subscriptionId}:${plan}:${at.getTime()}`
    await withConsent(req, { id, terms }, () =>
      withPlanKey(req.pool, {
        action,
        subscriptionId,
        plan,
        call: (key) => changeAtProvider(subscriptionId, change, key),
      }),
    )
    await forgetPlanned(req.pool, id)
    await applySubscription(req, subscriptionId)
  })

const taxedPrice = (priceCents: Cents, { renewalTaxCents }: PlanChangeAmounts): Cents =>
  priceCents + (renewalTaxCents ?? 0)

const present = (
  { plan, priceCents, at }: { plan: Plan; priceCents: Cents; at: Date },
  amounts: PlanChangeAmounts,
): PlanChange => ({
  plan,
  price: centsToAmount(amounts.newCents),
  fullPrice: centsToAmount(taxedPrice(priceCents, amounts)),
  ...(amounts.renewalTaxCents !== null && { renewalTax: centsToAmount(amounts.renewalTaxCents) }),
  unused: centsToAmount(amounts.unusedCents),
  creditUsed: centsToAmount(amounts.creditUsedCents),
  due: centsToAmount(amounts.dueCents),
  creditLeft: centsToAmount(amounts.creditLeftCents),
  nextChargeAt: renewalAfter(at, MONTHS_OF_PLAN[plan], at).toISOString(),
  at: at.toISOString(),
})

type PlanChangeMoney = {
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
