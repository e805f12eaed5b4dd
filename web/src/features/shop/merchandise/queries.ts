import { NEWEST_MERCHANDISE } from '#contracts/shared/newest.ts'
import { readMerchandise } from '#contracts/routes/shop/merchandise.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const newestMerchandiseQuery = readQuery(readMerchandise, { query: NEWEST_MERCHANDISE })
