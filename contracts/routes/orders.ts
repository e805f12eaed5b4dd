import { route } from '../route.ts'

export const readOrders = route('GET', '/orders', {
  summary: 'Lists your orders, newest first.',
  access: 'signedIn',
  output: async () => (await import('../orders.ts')).orderListSchema,
})

export const readOneOrder = route('GET', '/orders/:reference', {
  summary: 'Returns an order of yours; an open payment is looked up at the card provider first.',
  access: 'everyone',
  errors: ['order_not_found', 'card_provider_unreachable'],
  request: async () => ({
    params: (await import('../params.ts')).ownOrderParams,
    query: (await import('../queries.ts')).ownOrderQuery,
  }),
  output: async () => (await import('../orders.ts')).orderSchema,
})

export const cancelOwnOrder = route('POST', '/orders/:reference/cancel', {
  summary: 'Cancels an order of yours that has not gone to print and refunds it.',
  access: 'everyone',
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../params.ts')).ownOrderParams,
    query: (await import('../queries.ts')).ownOrderQuery,
  }),
  output: async () => (await import('../orders.ts')).orderSchema,
})

export const refundOrder = route('POST', '/admin/orders/:id/refund', {
  summary: 'Refunds an amount of an order.',
  access: 'refundOrders',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../params.ts')).orderParams,
    input: (await import('../orders.ts')).refundInput,
  }),
})

export const cancelOrder = route('POST', '/admin/orders/:id/cancel', {
  summary: 'Cancels an order and refunds what is left of it.',
  access: 'refundOrders',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../params.ts')).orderParams,
    input: (await import('../orders.ts')).cancelInput,
  }),
})

export const sendOrderOn = route('POST', '/admin/orders/:id/retry', {
  summary: 'Sends an order that needs attention to the print provider again.',
  access: 'changeOrders',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move', 'print_provider_unreachable'],
  request: async () => ({
    params: (await import('../params.ts')).orderParams,
    input: (await import('../orders.ts')).retryInput,
  }),
})

export const markDelivered = route('POST', '/admin/orders/:id/deliver', {
  summary: 'Marks an order as delivered.',
  access: 'changeOrders',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({ params: (await import('../params.ts')).orderParams }),
})

export const settleProblem = route('POST', '/admin/orders/:id/resolve', {
  summary: 'Marks the problem of an order as resolved.',
  access: 'changeOrders',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../params.ts')).orderParams,
    input: (await import('../orders.ts')).resolveInput,
  }),
})

export const resendOrderMail = route('POST', '/admin/orders/:id/resend-mail', {
  summary: 'Sends the confirmation of an order again.',
  access: 'changeOrders',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({ params: (await import('../params.ts')).orderParams }),
})

export const ordersCsv = route('GET', '/admin/orders.csv', {
  summary: 'Downloads all orders as CSV.',
  access: 'exportData',
  produces: 'text/csv',
})
