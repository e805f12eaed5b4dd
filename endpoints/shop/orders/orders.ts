import * as routes from '#contracts/routes/shop/orders.ts'
import { listOrders, readOrder } from '#domain/shop/orders/readOrder.ts'
import { settleOpenPayment } from '#domain/shop/payments/settleOpenPayment.ts'
import { implement } from '../../implement.ts'
import { presentOrder } from './presentOrder.ts'
import { proofOf } from './proofOf.ts'

/** The page a buyer returns to calls this. An open payment is read from the card provider; URLs prove nothing. */
export const readOneOrder = implement(routes.readOneOrder, async (req, { params, query }) => {
  const proof = await proofOf(req, query.key)
  const order = await readOrder(req, params.reference, proof)
  const settled = await settleOpenPayment(req, order)
  return presentOrder(req, settled ? await readOrder(req, params.reference, proof) : order)
})

export const readOrders = implement(routes.readOrders, async (req) =>
  (await listOrders(req)).map((order) => presentOrder(req, order)),
)
