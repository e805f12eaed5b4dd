import { type DeliveryAddress, deliveryAddressSchema } from '#contracts/shop/addresses.ts'

/** Null once the order was anonymized. */
export const deliveryAddress = (stored: unknown): DeliveryAddress | null =>
  deliveryAddressSchema.safeParse(stored).data ?? null
