import { readDelivery } from '#contracts/routes/shop/delivery.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const deliveryQuery = (country: string) => readQuery(readDelivery, { query: { country } })
