import { createHash, timingSafeEqual } from 'node:crypto'
import type { FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** How a buyer names an order: signed in, or with the key of an email about it. */
export type OrderProof = { reference: string; key: string | null }

type BuyersOrder = {
  id: number
  reference: string
  email: string
  payment: PaymentState
  fulfilment: FulfilmentState
  isReplacement: boolean
}

type BuyersOrderRow = BuyersOrder & {
  userId: number | null
  accessKeyHash: string | null
  reviewKeyHash: string | null
}

/** @throws AppError `order_not_found`, also for someone else’s order. */
export async function orderOfBuyer(
  database: Database,
  { user }: Pick<Req, 'user'>,
  { reference, key }: OrderProof,
): Promise<BuyersOrder> {
  const order = await row(
    database,
    sql<BuyersOrderRow>`
      select o.id, o.reference, o.email, o.payment, o.fulfilment, o.replaces_id is not null as "isReplacement", o.user_id as "userId", o.access_key_hash as "accessKeyHash",
        r.key_hash as "reviewKeyHash"
      from orders o left join review_requests r on r.order_id = o.id where o.reference = ${reference}`,
  )
  if (!order) throw new AppError('order_not_found')
  const { userId, accessKeyHash, reviewKeyHash, ...shown } = order
  const isOwn = user !== null && userId === user.id
  if (!isOwn && !opens(key, reviewKeyHash) && !opens(key, accessKeyHash)) throw new AppError('order_not_found')
  return shown
}

function opens(key: string | null, hash: string | null): boolean {
  if (!key || !hash) return false
  return timingSafeEqual(createHash('sha256').update(key).digest(), Buffer.from(hash, 'hex'))
}
