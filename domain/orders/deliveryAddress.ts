import { type DeliveryAddress, deliveryAddressSchema } from '#contracts/addresses.ts'

/** The address an order goes to, from its row; null once the person was taken out of it. */
export const deliveryAddress = (stored: unknown): DeliveryAddress | null =>
  deliveryAddressSchema.safeParse(stored).data ?? null
