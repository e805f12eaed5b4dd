import * as routes from '#contracts/routes/shop/invoices.ts'
import {
  type Invoice,
  readAnyInvoice as readAny,
  readCreditNote as readNote,
  readInvoice as readOne,
} from '#domain/shop/invoices/readInvoice.ts'
import { readOrder } from '#domain/shop/orders/readOrder.ts'
import type { renderInvoice } from '#domain/shop/invoices/pdf/renderInvoice.ts'
import { heavyFor, runHeavy } from '#domain/platform/heavyWork/runHeavy.ts'
import type { HttpReq } from '../../authorize.ts'
import { implement } from '../../implement.ts'
import { proofOf } from '../orders/proofOf.ts'
import { pdfResult } from './pdfResult.ts'

const rateLimit = { calls: 60, seconds: 600 }

export const readInvoice = implement(
  routes.readInvoice,
  async (req, { params, query }) => {
    const order = await readOrder(req, params.reference, await proofOf(req, query.key))
    return asPdf(req, await readOne(req, order.id))
  },
  { rateLimit },
)

export const readCreditNote = implement(
  routes.readCreditNote,
  async (req, { params, query }) => {
    const order = await readOrder(req, params.reference, await proofOf(req, query.key))
    return asPdf(req, await readNote(req, order.id, params.number))
  },
  { rateLimit },
)

export const readAnyInvoice = implement(routes.readAnyInvoice, async (req, { params }) =>
  asPdf(req, await readAny(req, params.id)),
)

const asPdf = (req: HttpReq, invoice: Invoice) =>
  pdfResult(invoice.number, runHeavy<typeof renderInvoice>('invoice', [invoice], { person: heavyFor(req) }), 'invoice')
