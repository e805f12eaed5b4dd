import { useQueries } from '@tanstack/react-query'
import { checkoutCartQuery } from '../../features/shop/cart/queries.ts'
import { methodsFor } from '../../features/shop/checkout/shippingMethods.ts'
import { useShipping } from '../../features/shop/checkout/useShipping.ts'
import type { ShippingPrices } from '../../features/shop/checkout/ShippingMethodFields.tsx'

export function useShippingPrices(country: string, state: string | null | undefined): ShippingPrices {
  const { expressStates } = useShipping()
  const methods = methodsFor(expressStates, country, state ?? '').map(({ method }) => method)
  const answers = useQueries({
    queries: methods.map((method) => checkoutCartQuery({ country, method, ...(state && { state }) })),
  })
  const prices: ShippingPrices = {}
  for (const [place, method] of methods.entries()) {
    const price = answers[place]?.data?.summary.shipping
    if (price !== undefined) prices[method] = price
  }
  return prices
}
