import { route } from '../../route.ts'

export const readInvoice = route('GET', '/orders/:reference/invoice', {
  summary: 'Downloads the invoice of your order as PDF.',
  access: 'everyone',
  errors: ['order_not_found', 'invoice_not_found', 'unavailable', 'too_many_requests'],
  produces: 'application/pdf',
  request: async () => ({
    params: (await import('../../shared/params.ts')).ownOrderParams,
    query: (await import('../../shared/queries.ts')).ownOrderQuery,
  }),
})

export const readCreditNote = route('GET', '/orders/:reference/credit-notes/:number', {
  summary: 'Downloads the credit note of a refund as PDF.',
  access: 'everyone',
  errors: ['order_not_found', 'invoice_not_found', 'unavailable', 'too_many_requests'],
  produces: 'application/pdf',
  request: async () => ({
    params: (await import('../../shared/params.ts')).creditNoteParams,
    query: (await import('../../shared/queries.ts')).ownOrderQuery,
  }),
})

export const readAnyInvoice = route('GET', '/admin/invoices/:id', {
  summary: 'Downloads an invoice or a credit note as PDF.',
  access: 'readOrders',
  scope: 'orders:read',
  errors: ['invoice_not_found', 'unavailable'],
  produces: 'application/pdf',
  request: async () => ({ params: (await import('../../shared/params.ts')).invoiceParams }),
})
