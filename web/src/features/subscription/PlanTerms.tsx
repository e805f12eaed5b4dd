import type { Plan } from '#contracts/people.ts'
import { usePlanFacts } from './planFacts.ts'

type PlanTermsProps = {
  plan: Plan
  /** Without it, the terms of a first subscription. */
  offer?: { trialDays: number; firstChargeAt: string } | undefined
  hasTrial: boolean
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export function PlanTerms({ plan, offer, hasTrial }: PlanTermsProps) {
  const { factsOf, trialDays: offered } = usePlanFacts()
  const { price, per } = factsOf(plan)
  const trialDays = offer?.trialDays ?? offered
  const renewal = `It renews automatically every ${per} for ${price} until you cancel, which you can do anytime.`
  if (offer ? trialDays === 0 : !hasTrial) {
    return (
      <p>
        You pay {price} today. {renewal}
      </p>
    )
  }
  const firstCharge = offer
    ? `on ${day.format(new Date(offer.firstChargeAt))}`
    : `after the ${trialDays}-day free trial`
  return (
    <p>
      You won’t be charged today. We’ll charge the first {price} {firstCharge}. Cancel before then and you pay nothing.{' '}
      {renewal}
      {!offer && ' You get one free trial per person and card.'}
    </p>
  )
}
