import { findCart } from '#domain/shop/cart/findCart.ts'
import type { Proof } from '#domain/shop/orders/readOrder.ts'
import type { HttpReq } from '../../authorize.ts'

/** @param key from an emailed link. */
export async function proofOf(req: HttpReq, key: string | undefined): Promise<Proof> {
  const cart = await findCart(req, req.web.cartKey)
  return { cartId: cart?.id ?? null, key: key ?? null }
}
