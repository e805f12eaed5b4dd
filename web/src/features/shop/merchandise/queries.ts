import { NEWEST_MERCHANDISE } from '#contracts/newest.ts'
import { readMerchandise } from '#contracts/routes/merchandise.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const newestMerchandiseQuery = readQuery(readMerchandise, { query: NEWEST_MERCHANDISE })
