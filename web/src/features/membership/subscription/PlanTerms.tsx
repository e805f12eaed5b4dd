import type { OfferedPlan } from '#contracts/membership/membershipOffers.ts'
import { type Cents, centsOf } from '#contracts/shared/money.ts'
import type { CreateSubscriptionAnswer, Plan } from '#contracts/people/people.ts'
import { renewalTerms } from '#contracts/membership/renewalTerms.ts'
import { termsWords } from './termsWords.ts'
import type { ShownTax } from './useMembershipTax.ts'
import { useNewMemberPrices } from './useNewMemberPrices.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { t } from '../../../lib/text.ts'

type PlanTermsProps = {
  plan: Plan
  /** Without it, the terms of a first subscription. */
  form?: Pick<CreateSubscriptionAnswer, 'trialDays' | 'firstChargeAt' | 'firstCharge' | 'credit'> | undefined
  hasTrial: boolean
  reduced?: OfferedPlan | undefined
  /** Of the first payment, without tax. */
  firstCents: Cents
  /** Null where no tax is added, or it isn’t known yet. */
  tax: ShownTax | null
}

const localDay = dateFormat({ dateStyle: 'long' })
/** As the consent that is stored. */
const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

export function PlanTerms({ plan, form, hasTrial, reduced, firstCents, tax }: PlanTermsProps) {
  const prices = useNewMemberPrices()
  const trialDays = form?.trialDays ?? (hasTrial ? prices.trialDays : 0)
  const firstCharge = form && { firstCharge: localDay.format(new Date(form.firstChargeAt)) }
  const offer = reduced && {
    cents: firstCents,
    payments: reduced.payments,
    until: reduced.fullPriceAt && day.format(new Date(reduced.fullPriceAt)),
  }
  const credit = form?.credit ? { usedCents: centsOf(form.credit), dueCents: centsOf(form.firstCharge) } : undefined
  const cents = reduced ? prices[plan] : firstCents
  return (
    <p>
      {renewalTerms(
        { plan, cents, trialDays, credit, ...firstCharge, ...(offer && { offer }), ...(tax && { tax }) },
        termsWords,
      )}
      {!form && trialDays > 0 && ` ${t('You get one free trial per person and card.')}`}
    </p>
  )
}
