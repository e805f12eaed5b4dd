import { ShopError } from '../ShopError.ts'

/** A cart that was never shown has promised nothing. @throws ShopError `cart_changed`. */
export function refuseChangedTerms(seen: string | null, terms: string): void {
  if (seen === null || seen === terms) return
  throw new ShopError('cart_changed', {
    message: 'The shipping prices or the discount have changed. Please check the new total.',
  })
}
