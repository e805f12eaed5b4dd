import { itemLabel } from '#contracts/itemLabel.ts'
import { type Database, returnsRow, rows, sql, statement } from '#database/sql.ts'
import type { PrintItem, PrintOrder } from '#providers/spreadconnect/orders.ts'
import { ITEM_CANCELLED, needAttention } from '../orders/moveOrder.ts'

const DAY = 86_400_000
export const NEEDS_ACTION_PREFIX = 'The print provider needs your help:'

type Line = { id: string; sku: string; quantity: number; title: string; size: string; color: string }
type Followed = { id: number; providerOrderId: string }

export async function flagItemProblems(tx: Database, order: Followed, printed: PrintOrder, now: Date): Promise<void> {
  const cancelled = printed.items.filter(({ state }) => state === 'CANCELLED')
  const stopped = printed.items.filter(({ state }) => state === 'PRODUCTION_ISSUE')
  if (cancelled.length + stopped.length === 0) return
  const lines = await rows(
    tx,
    sql<Line>`
      select id::text, sku, quantity, title, size, color from order_lines where order_id = ${order.id}`,
  )
  for (const item of cancelled) {
    // `moveFulfilment` matches these words: only a choice resolves it.
    const problem = `${ITEM_CANCELLED} ${nameOf(item, lines)} of its order ${order.providerOrderId}. Refund it or send a replacement; the buyer waits for your choice.`
    if (!(await wasNoted(tx, order.id, problem, new Date(0)))) await needAttention(tx, order.id, problem)
  }
  const oneDayAgo = new Date(now.getTime() - DAY)
  if (stopped.length === 0 || (await wasNoted(tx, order.id, NEEDS_ACTION_PREFIX, oneDayAgo))) return
  const names = stopped.map((item) => nameOf(item, lines)).join(', ')
  await needAttention(tx, order.id, `${NEEDS_ACTION_PREFIX} it has a problem making ${names}. Check the order there.`)
}

function nameOf({ lineId, sku }: PrintItem, lines: Line[]): string {
  const line = lines.find(({ id }) => id === lineId) ?? lines.find((one) => one.sku === sku)
  return line ? itemLabel(line) : `the item ${sku || lineId || 'without a number'}`
}

const wasNoted = async (tx: Database, orderId: number, beginning: string, since: Date): Promise<boolean> =>
  returnsRow(
    tx,
    statement`select id from order_events where order_id = ${orderId} and starts_with(what, ${beginning}) and created_at > ${since} limit 1`,
  )
