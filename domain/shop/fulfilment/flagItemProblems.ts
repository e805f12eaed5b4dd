import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { ProblemKind } from '#contracts/shop/orderProblems.ts'
import { itemLabel, itemOf } from '#contracts/shop/itemLabel.ts'
import { type Database, returnsRow, rows, sql, statement } from '#database/sql.ts'
import type { PrintItem, PrintOrder } from '#providers/spreadconnect/orders.ts'
import { needAttention } from '../orders/moveOrder.ts'

const NEEDS_HELP: ProblemKind[] = ['print-needs-help', 'print-needs-help-unsaid', 'print-needs-help-with-items']

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
  for (const item of cancelled) await flagCanceled(tx, order, item, lines)
  if (stopped.length === 0 || (await wasFlagged(tx, order.id, NEEDS_HELP, new Date(now.getTime() - DAY_MS)))) return
  const names = stopped.map((item) => nameOf(item, lines)).join(', ')
  await needAttention(tx, order.id, { kind: 'print-needs-help-with-items', names }, names)
}

/** Once for each order there: after that, only a choice about the line settles it. */
async function flagCanceled(tx: Database, { id, providerOrderId }: Followed, item: PrintItem, lines: Line[]) {
  const line = lineOf(item, lines)
  const subject = line ? line.id : item.sku || item.lineId || 'without a number'
  const isKnown = await returnsRow(
    tx,
    statement`
      select 1 from order_problems where order_id = ${id} and kind in ('item-canceled', 'unknown-item-canceled')
        and subject = ${subject} and "values" ->> 'printOrder' = ${providerOrderId}`,
  )
  if (isKnown) return
  const printOrder = providerOrderId
  if (line) await needAttention(tx, id, { kind: 'item-canceled', items: [itemOf(line)], printOrder }, subject)
  else await needAttention(tx, id, { kind: 'unknown-item-canceled', item: subject, printOrder }, subject)
}

const lineOf = ({ lineId, sku }: PrintItem, lines: Line[]): Line | undefined =>
  lines.find(({ id }) => id === lineId) ?? lines.find((one) => one.sku === sku)

function nameOf(item: PrintItem, lines: Line[]): string {
  const line = lineOf(item, lines)
  return line ? itemLabel(line) : `the item ${item.sku || item.lineId || 'without a number'}`
}

const wasFlagged = async (tx: Database, orderId: number, kinds: ProblemKind[], since: Date): Promise<boolean> =>
  returnsRow(
    tx,
    statement`select 1 from order_problems where order_id = ${orderId} and kind = any(${kinds}) and opened_at > ${since} limit 1`,
  )
