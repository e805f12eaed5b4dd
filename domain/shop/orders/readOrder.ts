import { timingSafeEqual } from 'node:crypto'
import type { FactValue } from '#contracts/platform/facts.ts'
import type { DisputeOutcome, FulfilmentState, PaymentState, PrintState } from '#contracts/shop/orders.ts'
import { factValuesSchema } from '#contracts/platform/storedFactSchema.ts'
import { dynamicSql, extended, returnsRow, row, rows, sql, statement, type Json } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { orderKeyHash } from './createOrderLink.ts'
import { type Parcel, parcelsSchema } from './parcelsSchema.ts'

export type StoredOrder = {
  id: number
  reference: string
  createdAt: Date
  paidAt: Date | null
  payment: PaymentState
  fulfilment: FulfilmentState
  email: string
  userId: number | null
  cartId: number | null
  accessKeyHash: string | null
  shippingMethod: 'standard' | 'express'
  /** Working days until we send our own goods of it; null for orders of earlier versions without any. */
  ownHandlingDays: number | null
  shippingAddress: Json
  subtotalCents: number
  discountCents: number
  code: string | null
  codeCents: number
  giftCents: number
  giftLastFour: string | null
  shippingCents: number
  taxCents: number
  totalCents: number
  refundedCents: number
  /** Requested, but not made yet. */
  openRefundCents: number
  confirmAfter: Date | null
  confirmedAt: Date | null
  shippedAt: Date | null
  /** Null until somebody reports it. */
  deliveredAt: Date | null
  printStartedAt: Date | null
  /** The reference of the order of the same cart that stands. */
  replacedBy: string | null
  /** What its buyer was asked to correct. */
  addressProblem: string | null
  cancelRequestedAt: Date | null
  disputeOutcome: DisputeOutcome | null
  /** When the last statement was made. */
  withdrawnAt: Date | null
  withdrawn: { id: number; quantity: number }[]
  termsHash: string | null
  termsAcceptedAt: Date | null
  parcels: Parcel[]
  paymentIntentId: string | null
  lines: {
    id: number
    title: string
    size: string
    color: string
    quantity: number
    unitPriceCents: number
    lineTotalCents: number
    codeDiscountCents: number
    memberDiscountCents: number
    otherDiscountCents: number
    taxCents: number
    imageUrl: string | null
    isCancelled: boolean
    maker: 'print' | 'own'
    /** Its page in the shop; null or empty when nobody can see it there. */
    articlePath: string | null
    printState: PrintState | null
    /** The reference of the last order that replaces it. */
    replacedBy: string | null
  }[]
  isReplacement: boolean
  claimCount: number
  creditNotes: { number: string; at: number; cents: number }[]
  /** `at` in milliseconds since 1970. */
  timeline: { at: number; kind: string; values: Record<string, FactValue> }[]
}

export type Proof = {
  /** From this visitor's cart cookie. */
  cartId: number | null
  key: string | null
}

/** @throws AppError `order_not_found`, also for someone else's order. */
export async function readOrder(req: Req, reference: string, proof: Proof): Promise<StoredOrder> {
  const found = await row(req.pool, extended(selectOrder, dynamicSql`where o.reference = ${reference}`))
  const order = found && parsedOrder(found)
  if (!order || !(isOwner(order, req.user?.id ?? null, proof) || (await hasLink(req, order.id, proof.key))))
    throw new AppError('order_not_found')
  return order
}

export async function listOrders(req: Req & { user: { id: number } }): Promise<StoredOrder[]> {
  const found = await rows(
    req.pool,
    extended(
      selectOrder,
      dynamicSql`
        where o.user_id = ${req.user.id} and o.payment not in ('pending', 'failed') order by o.created_at desc limit 100`,
    ),
  )
  return found.map(parsedOrder)
}

export type OwnedOrder = Pick<StoredOrder, 'userId' | 'cartId' | 'accessKeyHash'>

export function isOwner(order: OwnedOrder, userId: number | null, { cartId, key }: Proof): boolean {
  if (userId !== null && order.userId === userId) return true
  // Once the order belongs to an account, the cart proves nothing.
  if (order.userId === null && cartId !== null && order.cartId === cartId) return true
  if (!key || !order.accessKeyHash) return false
  return timingSafeEqual(Buffer.from(orderKeyHash(key), 'hex'), Buffer.from(order.accessKeyHash, 'hex'))
}

/** From `mailOrderLink`. */
const hasLink = async ({ pool, now }: Req, orderId: number, key: string | null): Promise<boolean> =>
  key !== null &&
  returnsRow(
    pool,
    statement`select 1 from order_links where key_hash = ${orderKeyHash(key)} and order_id = ${orderId} and expires_at > ${now}`,
  )

type OrderRow = Omit<StoredOrder, 'parcels' | 'timeline'> & {
  parcels: Json | null
  timeline: StoredEvent[]
}
type StoredEvent = { at: number; kind: string; values: Json }

const parsedOrder = ({ parcels, timeline, ...order }: OrderRow): StoredOrder => ({
  ...order,
  parcels: parcelsSchema.parse(parcels),
  timeline: timeline.map((event) => ({ ...event, values: factValuesSchema.parse(event.values) })),
})

const selectOrder = sql<Omit<StoredOrder, 'parcels' | 'timeline'> & { parcels: Json | null; timeline: StoredEvent[] }>`
  select o.id, o.reference, o.created_at as "createdAt", o.paid_at as "paidAt", o.payment, o.fulfilment, o.email, o.user_id as "userId", o.cart_id as "cartId",
    o.access_key_hash as "accessKeyHash", o.shipping_method as "shippingMethod", o.own_handling_days as "ownHandlingDays", o.shipping_address as "shippingAddress", o.subtotal_cents as "subtotalCents",
    o.discount_cents as "discountCents", o.code, o.code_cents as "codeCents", o.gift_cents as "giftCents",
    (select g.last_four from gift_cards g where g.id = o.gift_card_id) as "giftLastFour", o.shipping_cents as "shippingCents", o.tax_cents as "taxCents", o.total_cents as "totalCents",
    o.refunded_cents as "refundedCents", coalesce((select coalesce(sum(r.amount_cents), 0) from refunds r where r.order_id = o.id and r.status in ('requested', 'pending')), 0) as "openRefundCents", o.confirm_after as "confirmAfter", o.cancel_requested_at as "cancelRequestedAt",
    o.confirmed_at as "confirmedAt", o.shipped_at as "shippedAt", o.delivered_at as "deliveredAt", o.print_started_at as "printStartedAt", o.address_problem as "addressProblem",
    (select s.reference from orders s where s.id = o.superseded_by_id) as "replacedBy",
    (select max(w.submitted_at) from withdrawals w where w.order_id = o.id) as "withdrawnAt",
    coalesce((select coalesce(json_agg(json_build_object('id', coalesce((item ->> 'id')::int, 0), 'quantity', coalesce((item ->> 'quantity')::int, 0))), '[]')
      from withdrawals w, jsonb_array_elements(w.items) item where w.order_id = o.id), '[]') as withdrawn,
    o.terms_hash as "termsHash", o.terms_accepted_at as "termsAcceptedAt",
    o.dispute_outcome as "disputeOutcome", o.parcels, o.payment_intent_id as "paymentIntentId",
    coalesce((select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'size', l.size, 'color', l.color, 'quantity', l.quantity,
      'unitPriceCents', l.unit_price_cents, 'lineTotalCents', l.line_total_cents, 'codeDiscountCents', l.code_discount_cents, 'memberDiscountCents', l.member_discount_cents,
      'otherDiscountCents', l.other_discount_cents, 'taxCents', l.tax_cents, 'imageUrl', l.image_url, 'isCancelled', l.cancelled_at is not null, 'maker', l.maker, 'printState', l.print_state,
      'articlePath', coalesce((select case when m.product_id is null then '/merchandise/' || m.id::text else '/shop/' || m.product_id::text end
        from variants v join merchandise m on m.id = v.merchandise_id where v.id = l.variant_id and not m.hidden and m.vanished_at is null), ''),
      'replacedBy', (select r.reference from orders r join order_lines rl on rl.order_id = r.id
        where r.replaces_id = coalesce(o.replaces_id, o.id) and o.id < r.id and rl.position = l.position and r.fulfilment <> 'cancelled'
          and rl.cancelled_at is null and rl.print_state is distinct from 'cancelled' order by r.id desc limit 1)) order by l.position), '[]')
      from order_lines l where l.order_id = o.id), '[]') as lines,
    o.replaces_id is not null as "isReplacement", coalesce((select count(*) from claims c where c.order_id = o.id), 0) as "claimCount",
    coalesce((select coalesce(json_agg(json_build_object('number', i.number, 'at', coalesce((extract(epoch from i.issued_at) * 1000)::float8, 0),
      'cents', i.total_cents) order by i.id), '[]') from invoices i where i.order_id = o.id and i.kind = 'credit_note'), '[]') as "creditNotes",
    coalesce((select coalesce(json_agg(json_build_object('at', coalesce((extract(epoch from e.created_at) * 1000)::float8, 0), 'kind', e.kind, 'values', e."values") order by e.id), '[]')
      from order_events e where e.order_id = o.id and not e.is_internal), '[]') as timeline
  from orders o`
