import { type Database, row, sql } from '#database/sql.ts'

export type InvoiceKind = 'invoice' | 'credit_note'

const PREFIX: Record<InvoiceKind, string> = { invoice: 'INV', credit_note: 'CN' }
const DIGITS = 6

/**
 * Without gaps and never twice: the counter is locked until the transaction ends, and a rollback gives the number back. So
 * take it last, after every other lock.
 */
export async function nextNumber(tx: Database, kind: InvoiceKind, series: string): Promise<string> {
  const counter = await row(
    tx,
    sql<{ last: number }>`
      insert into invoice_counters (kind, last) values (${kind}, 1)
      on conflict (kind) do update set last = invoice_counters.last + 1 returning last`,
  )
  if (!counter) throw new Error('The invoice got no number')
  return [series, PREFIX[kind], String(counter.last).padStart(DIGITS, '0')].filter(Boolean).join('-')
}
