import type { ShippingMethod } from '#contracts/cart.ts'
import { isExpressOffered } from '#contracts/express.ts'
import { transitOf, transitText } from '#contracts/transitTimes.ts'
import { t } from '../../lib/text.ts'

type MethodFacts = { method: ShippingMethod; name: string; time: string }

export function methodsFor(expressStates: readonly string[], country: string, state: string): MethodFacts[] {
  const facts = (method: ShippingMethod, name: string) => ({
    method,
    name,
    time: transitText(transitOf(country, method)),
  })
  const standard = facts('standard', t('Standard'))
  return isExpressOffered(expressStates, country, state) ? [standard, facts('express', t('Express'))] : [standard]
}
