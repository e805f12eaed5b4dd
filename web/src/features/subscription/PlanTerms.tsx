import type { Plan } from '#contracts/people.ts'
import { renewalTerms } from '#contracts/renewalTerms.ts'
import { useNewMemberPrices } from './useNewMemberPrices.ts'

type PlanTermsProps = {
  plan: Plan
  /** Without it, the terms of a first subscription. */
  offer?: { trialDays: number; firstChargeAt: string } | undefined
  hasTrial: boolean
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export function PlanTerms({ plan, offer, hasTrial }: PlanTermsProps) {
  const prices = useNewMemberPrices()
  const trialDays = offer?.trialDays ?? (hasTrial ? prices.trialDays : 0)
  const firstCharge = offer && { firstCharge: day.format(new Date(offer.firstChargeAt)) }
  return (
    <p>
      {renewalTerms({ plan, cents: prices[plan], trialDays, ...firstCharge })}
      {!offer && trialDays > 0 && ' You get one free trial per person and card.'}
    </p>
  )
}
