import type { ShippingMethod } from '#contracts/cart.ts'
import { isExpressOffered } from '#contracts/express.ts'

type MethodFacts = { method: ShippingMethod; name: string; time: string }

export function methodsFor(expressStates: readonly string[], country: string, state: string): MethodFacts[] {
  const standard = { method: 'standard', name: 'Standard' } as const
  if (country === 'CA') return [{ ...standard, time: '7-14 days' }]
  if (country !== 'US') return [{ ...standard, time: '10-21 days' }]
  const methods: MethodFacts[] = [{ ...standard, time: '5-7 business days' }]
  if (isExpressOffered(expressStates, country, state))
    methods.push({ method: 'express', name: 'Express', time: '2-3 business days' })
  return methods
}
