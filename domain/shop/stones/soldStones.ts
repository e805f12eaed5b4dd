import { z } from 'zod'
import { type Database, dynamicSql, parsedRows, type Statement } from '#database/sql.ts'
import { HAS_PAPERS } from './hasPapers.ts'
import { type Piece, piecesOf } from './piecesOf.ts'

export type SoldStone = Piece & {
  orderId: number
  lineId: number
  /** How many the line had. */
  pieces: number
  productId: number
  name: string
  /** It has left in a parcel. */
  isShipped: boolean
}

const moment = z.number().transform((ms) => new Date(ms))
const lineRow = z.object({
  orderId: z.number(),
  lineId: z.number(),
  productId: z.number(),
  name: z.string(),
  quantity: z.number(),
  left: z.number(),
  isShipped: z.boolean(),
  isOver: z.boolean(),
  isBack: z.boolean(),
  buyerId: z.number().nullable(),
  paidAt: z.date(),
  handovers: z.array(
    z.object({ piece: z.number(), createdAt: moment, takenAt: moment.nullable(), takenById: z.number().nullable() }),
  ),
})

export const stonesOfOrder = (database: Database, orderId: number): Promise<SoldStone[]> =>
  soldStones(database, dynamicSql`l.order_id = ${orderId}`)

export const stonesOfLine = (database: Database, lineId: number): Promise<SoldStone[]> =>
  soldStones(database, dynamicSql`l.id = ${lineId}`)

export const stonesOfProduct = (database: Database, productId: number): Promise<SoldStone[]> =>
  soldStones(database, dynamicSql`p.id = ${productId}`)

/** Of a person, the newest first. */
export async function stonesOfPerson(database: Database, userId: number): Promise<SoldStone[]> {
  const touched = await soldStones(
    database,
    dynamicSql`
      l.id in (select id from order_lines where order_id in (select id from orders where user_id = ${userId})
        union all select line_id from stone_handovers where taken_by_id = ${userId})`,
  )
  return touched.filter(({ holderId }) => holderId === userId).sort((a, b) => ownedSince(b) - ownedSince(a))
}

const ownedSince = ({ since }: SoldStone): number => (since.at(-1) ?? since[0]).getTime()

/** Every piece that belongs to somebody. A free copy counts instead of the line that it replaces. */
async function soldStones(database: Database, whose: Statement): Promise<SoldStone[]> {
  const lines = await parsedRows(
    database,
    lineRow,
    dynamicSql`
      select l.order_id as "orderId", l.id as "lineId", p.id as "productId", p.name, l.quantity, o.user_id as "buyerId", bought.paid_at as "paidAt",
        coalesce(l.print_state = 'shipped', false) or o.fulfilment in ('shipped', 'delivered') as "isShipped",
        l.restocked_at is not null as "isBack",
        l.cancelled_at is not null or o.fulfilment = 'cancelled' or bought.payment not in ('paid', 'partially_refunded')
          or coalesce(bought.dispute_outcome in ('open', 'lost'), false)
          or exists (select 1 from refunds r where r.line_id = paid.id and r.status <> 'failed') as "isOver",
        least(l.quantity, paid.quantity - coalesce((select sum((item ->> 'quantity')::int) from withdrawals w, jsonb_array_elements(w.items) item
            where w.order_id = bought.id and (item ->> 'id')::int = paid.id), 0))
          - coalesce((select sum(rl.quantity) from orders r join order_lines rl on rl.order_id = r.id
            where r.replaces_id = bought.id and o.id < r.id and rl.position = l.position and r.fulfilment <> 'cancelled'
              and rl.cancelled_at is null), 0) as "left",
        coalesce((select json_agg(json_build_object('piece', h.piece, 'takenById', h.taken_by_id,
            'createdAt', (extract(epoch from h.created_at) * 1000)::float8, 'takenAt', (extract(epoch from h.taken_at) * 1000)::float8) order by h.id)
          from stone_handovers h where h.line_id = l.id), '[]') as handovers
      from order_lines l join orders o on o.id = l.order_id
        join orders bought on bought.id = coalesce(o.replaces_id, o.id)
        join order_lines paid on paid.order_id = bought.id and paid.position = l.position
        join variants v on v.id = l.variant_id join merchandise m on m.id = v.merchandise_id
        join products p on p.id = m.product_id and ${HAS_PAPERS}
      where bought.paid_at is not null and ${whose} order by l.id`,
  )
  return lines.flatMap(({ orderId, lineId, productId, name, isShipped, ...line }) =>
    piecesOf(line).map((piece) => ({
      ...piece,
      orderId,
      lineId,
      pieces: line.quantity,
      productId,
      name,
      isShipped,
    })),
  )
}
