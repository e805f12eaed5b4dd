import { createOrderReference } from '#domain/shop/orders/createOrderReference.ts'

/** `CARD-` and ten characters, drawn as an order's. It isn't the code of the gift card. */
export const createSaleReference = (): string => createOrderReference().replace(/^HUNT/, 'CARD')
