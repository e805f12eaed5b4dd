import { inTransaction } from '#database/inTransaction.ts'
import { row, sql, statement, type Json } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { type InvoiceData, invoiceDataSchema } from './invoiceData.ts'
import { issueInvoice } from './issueInvoice.ts'
import type { InvoiceKind } from './nextNumber.ts'

type InvoiceRow = { number: string; kind: InvoiceKind; issuedAt: Date; data: Json }
export type Invoice = Omit<InvoiceRow, 'data'> & { data: InvoiceData }

/**
 * An order that was paid before there were invoices gets its number when it is first asked for.
 * @param orderId already proven to be this visitor's.
 * @throws AppError `invoice_not_found`.
 */
export async function readInvoice(req: Req, orderId: number): Promise<Invoice> {
  const find = () =>
    row(
      req.pool,
      sql<InvoiceRow>`select number, kind, issued_at as "issuedAt", data from invoices where order_id = ${orderId} and kind = 'invoice'`,
    )
  const known = await find()
  if (known) return parsed(known)
  await inTransaction(req.pool, async (tx) => {
    await tx.query(statement`select 1 from orders where id = ${orderId} for no key update`)
    await issueInvoice(tx, orderId, req.now)
  })
  return parsed(await find())
}

/** @param orderId already proven to be this visitor's. @throws AppError `invoice_not_found`. */
export const readCreditNote = async (req: Req, orderId: number, number: string): Promise<Invoice> =>
  parsed(
    await row(
      req.pool,
      sql<InvoiceRow>`
        select number, kind, issued_at as "issuedAt", data from invoices
        where number = ${number} and order_id = ${orderId} and kind = 'credit_note'`,
    ),
  )

/** For employees. @throws AppError `invoice_not_found`. */
export const readAnyInvoice = async (req: Req, id: number): Promise<Invoice> =>
  parsed(
    await row(
      req.pool,
      sql<InvoiceRow>`select number, kind, issued_at as "issuedAt", data from invoices where id = ${id}`,
    ),
  )

function parsed(stored: InvoiceRow | null): Invoice {
  if (!stored) throw new AppError('invoice_not_found')
  return { ...stored, data: invoiceDataSchema.parse(stored.data) }
}
