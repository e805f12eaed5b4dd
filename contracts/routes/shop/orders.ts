import { route } from '../../route.ts'

export const readOrders = route('GET', '/orders', {
  summary: 'Lists your orders, newest first.',
  access: 'signedIn',
  output: async () => (await import('../../shop/orders.ts')).orderListSchema,
})

export const readOneOrder = route('GET', '/orders/:reference', {
  summary: 'Returns your order; an open payment is looked up at the card provider first.',
  access: 'everyone',
  errors: ['order_not_found', 'card_provider_unreachable'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).ownOrderParams,
    query: (await import('../../shared/queries.ts')).ownOrderQuery,
  }),
  output: async () => (await import('../../shop/orders.ts')).orderSchema,
})

export const cancelOwnOrder = route('POST', '/orders/:reference/cancel', {
  summary: 'Cancels your order while it has not gone to print and refunds it.',
  access: 'everyone',
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).ownOrderParams,
    query: (await import('../../shared/queries.ts')).ownOrderQuery,
  }),
  output: async () => (await import('../../shop/orders.ts')).orderSchema,
})

export const findOrder = route('POST', '/orders/find', {
  summary: 'Emails a fresh link to an order. Answers alike whether or not there is such an order.',
  access: 'everyone',
  status: 202,
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../shop/findOrder.ts')).findOrderInput }),
  output: async () => (await import('../../shop/findOrder.ts')).findOrderAnswer,
})

export const changeOrderAddress = route('PUT', '/orders/:reference/address', {
  summary: 'Changes where your order goes, until it goes to print. The price stays the same.',
  access: 'everyone',
  errors: [
    'order_not_found',
    'illegal_order_move',
    'order_price_differs',
    'card_provider_unreachable',
    'card_provider_refused',
    'too_many_requests',
  ],
  request: async () => ({
    params: (await import('../../shared/params.ts')).ownOrderParams,
    query: (await import('../../shared/queries.ts')).ownOrderQuery,
    input: (await import('../../shop/checkout.ts')).addressSchema,
  }),
  output: async () => (await import('../../shop/orders.ts')).orderSchema,
})

export const cancelOwnLine = route('POST', '/orders/:reference/lines/:line/cancel', {
  summary: 'Cancels one line of your order while it has not gone to print, and refunds it.',
  access: 'everyone',
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).ownLineParams,
    query: (await import('../../shared/queries.ts')).ownOrderQuery,
  }),
  output: async () => (await import('../../shop/orders.ts')).orderSchema,
})

export const resendOwnConfirmation = route('POST', '/orders/:reference/resend-mail', {
  summary: 'Sends you the confirmation of your order again.',
  access: 'everyone',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move', 'too_many_requests'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).ownOrderParams,
    query: (await import('../../shared/queries.ts')).ownOrderQuery,
  }),
})

export const buyAgain = route('POST', '/orders/:reference/buy-again', {
  summary: 'Adds what your order contained to your cart, and lists what is no longer sold.',
  access: 'everyone',
  errors: ['order_not_found', 'too_many_requests'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).ownOrderParams,
    query: (await import('../../shared/queries.ts')).ownOrderQuery,
  }),
  output: async () => (await import('../../shop/orders.ts')).boughtAgainSchema,
})

export const refundOrder = route('POST', '/admin/orders/:id/refund', {
  summary: 'Refunds an amount of an order.',
  access: 'refundOrders',
  scope: 'orders:refund',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).orderParams,
    input: (await import('../../shop/orders.ts')).refundInput,
  }),
})

export const cancelOrder = route('POST', '/admin/orders/:id/cancel', {
  summary: 'Cancels an order and refunds what is left of it.',
  access: 'refundOrders',
  scope: 'orders:refund',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).orderParams,
    input: (await import('../../shop/orders.ts')).cancelInput,
  }),
})

export const retryOrder = route('POST', '/admin/orders/:id/retry', {
  summary: 'Sends an order that needs attention to the print provider again.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move', 'print_provider_unreachable'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).orderParams,
    input: (await import('../../shop/orders.ts')).retryInput,
  }),
})

export const correctOrderAddress = route('PUT', '/admin/orders/:id/address', {
  summary:
    'Corrects where an order goes before it goes to print, and sends it to the print provider again if it refused it.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: [
    'order_not_found',
    'illegal_order_move',
    'order_price_differs',
    'card_provider_unreachable',
    'card_provider_refused',
  ],
  request: async () => ({
    params: (await import('../../shared/params.ts')).orderParams,
    input: (await import('../../shop/orders.ts')).correctAddressInput,
  }),
})

export const askForOrderAddress = route('POST', '/admin/orders/:id/ask-address', {
  summary: 'Emails the buyer of a refused order a link to correct its address.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).orderParams,
    input: (await import('../../shop/orders.ts')).askAddressInput,
  }),
})

export const refundUnavailableLine = route('POST', '/admin/orders/:id/lines/:line/refund', {
  summary: 'Refunds an item that the print provider canceled.',
  access: 'refundOrders',
  scope: 'orders:refund',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({ params: (await import('../../shared/params.ts')).orderLineParams }),
})

export const replaceUnavailableLine = route('POST', '/admin/orders/:id/lines/:line/replace', {
  summary: 'Prints an item that the print provider canceled again, at no cost for the buyer.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({ params: (await import('../../shared/params.ts')).orderLineParams }),
})

export const sendOrderParcel = route('POST', '/admin/orders/:id/parcels', {
  summary: 'Records a parcel of your own goods and emails its buyer.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).orderParams,
    input: (await import('../../shop/parcels.ts')).sendParcelInput,
  }),
})

export const readPackingSlips = route('GET', '/admin/packing-slips', {
  summary: 'Downloads the packing slips of all orders with own goods to pack as one PDF, or of one order.',
  access: 'changeOrders',
  scope: 'orders:read',
  errors: ['order_not_found', 'unavailable'],
  produces: 'application/pdf',
  request: async () => ({ query: (await import('../../shared/queries.ts')).packingSlipsQuery }),
})

export const restockOrderLine = route('POST', '/admin/orders/:id/lines/:line/restock', {
  summary: 'Puts an item that came back into stock again.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({ params: (await import('../../shared/params.ts')).orderLineParams }),
})

export const deliverOrder = route('POST', '/admin/orders/:id/deliver', {
  summary: 'Marks an order as delivered.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({ params: (await import('../../shared/params.ts')).orderParams }),
})

export const resolveProblem = route('POST', '/admin/orders/:id/resolve', {
  summary: 'Marks the problem of an order as resolved.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).orderParams,
    input: (await import('../../shop/orders.ts')).resolveInput,
  }),
})

export const resendOrderMail = route('POST', '/admin/orders/:id/resend-mail', {
  summary: 'Sends the confirmation of an order again.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['order_not_found', 'illegal_order_move'],
  request: async () => ({ params: (await import('../../shared/params.ts')).orderParams }),
})

export const ordersCsv = route('GET', '/admin/orders.csv', {
  summary: 'Downloads all orders as CSV.',
  access: 'exportData',
  scope: 'orders:read',
  produces: 'text/csv',
})
