import type { ShippingMethod } from '#contracts/shop/cart.ts'
import { isExpressOffered } from '#contracts/shop/express.ts'
import { type Transit, transitOf } from '#contracts/shop/transitTimes.ts'
import { t } from '../../../lib/text.ts'

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

/** `5-7 business days`. */
const transitText = ({ min, max, unit }: Transit): string =>
  unit === 'days' ? t('{min}-{max} days', { min, max }) : t('{min}-{max} business days', { min, max })
