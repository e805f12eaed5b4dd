import * as routes from '#contracts/routes/invoices.ts'
import {
  type Invoice,
  readAnyInvoice as readAny,
  readCreditNote as readNote,
  readInvoice as readOne,
} from '#domain/invoices/readInvoice.ts'
import { renderInvoice } from '#domain/invoices/pdf/renderInvoice.ts'
import { readOrder } from '#domain/orders/readOrder.ts'
import { ShopError } from '#domain/ShopError.ts'
import { HttpResult } from '../HttpResult.ts'
import { implement } from '../implement.ts'
import { proofOf } from '../orders/proofOf.ts'

const rateLimit = { calls: 60, seconds: 600 }

export const readInvoice = implement(
  routes.readInvoice,
  async (req, { params, query }) => {
    const order = await readOrder(req, params.reference, await proofOf(req, query.key))
    return asPdf(await readOne(req, order.id))
  },
  { rateLimit },
)

export const readCreditNote = implement(
  routes.readCreditNote,
  async (req, { params, query }) => {
    const order = await readOrder(req, params.reference, await proofOf(req, query.key))
    return asPdf(await readNote(req, order.id, params.number))
  },
  { rateLimit },
)

export const readAnyInvoice = implement(routes.readAnyInvoice, async (req, { params }) =>
  asPdf(await readAny(req, params.id)),
)

/** The invoice is stored, so a failed rendering loses nothing. @throws ShopError `unavailable`. */
async function asPdf(invoice: Invoice): Promise<HttpResult> {
  const pdf = await renderInvoice(invoice).catch((error: unknown) => {
    const message = 'We can’t make the PDF right now. Your invoice is safe. Please try again in a minute.'
    throw new ShopError('unavailable', { message, retryAfterSeconds: 60, cause: error })
  })
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${invoice.number.replaceAll('/', '-')}.pdf"`,
  }
  return new HttpResult(200, headers, pdf)
}
