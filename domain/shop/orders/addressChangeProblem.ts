import type { DeliveryAddress } from '#contracts/shop/addresses.ts'
import { isExpressOffered } from '#contracts/shop/express.ts'
import type { ShippingMethod } from '#contracts/shop/cart.ts'
import { type Message, problem } from '#contracts/shared/problem.ts'
import { AppError } from '#domain/platform/AppError.ts'

type Terms = {
  shippingMethod: ShippingMethod
  /** Also when the tax was 0: it may not be elsewhere. */
  isTaxed: boolean
  /** In the United States. */
  expressStates: readonly string[]
}
type Problem = { field: 'country' | 'state' | 'city' | 'zipCode'; problem: Message }

/** @throws AppError `invalid_input`. */
export function refuseAddress(from: DeliveryAddress, to: DeliveryAddress, terms: Terms): void {
  const found = addressChangeProblem(from, to, terms)
  if (!found) return
  const { field, problem } = found
  throw new AppError('invalid_input.only', { problem, errors: { [field]: problem } })
}

/** The price of an order never changes, so an address that would cost more or less is refused. */
export function addressChangeProblem(from: DeliveryAddress, to: DeliveryAddress, terms: Terms): Problem | null {
  const { shippingMethod, isTaxed, expressStates } = terms
  if (to.country !== from.country) {
    return {
      field: 'country',
      problem: problem('You can’t change the country of an order. Cancel it and order again.'),
    }
  }
  if (
    shippingMethod === 'express' &&
    to.state !== from.state &&
    !isExpressOffered(expressStates, to.country, to.state)
  ) {
    return {
      field: 'state',
      problem: problem(
        'You paid for express shipping, which isn’t available in that state. Cancel the order and order again.',
      ),
    }
  }
  if (!isTaxed) return null
  const moved = (['state', 'city', 'zipCode'] as const).find((field) => !isSame(from[field], to[field]))
  if (!moved) return null
  return {
    field: moved,
    problem: problem('You paid tax for the old place, and it may differ there. Cancel the order and order again.'),
  }
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase()
