import { addressOf } from '../shared/addressOf.ts'
import { merchandisePageQueryOf } from './merchandiseFilters.ts'
import { readMerchandisePage } from '../routes/shop/merchandise.ts'

/** The API's address of a page of merchandise. */
export const merchandisePageAddress = (search: URLSearchParams, page: number): string =>
  addressOf(readMerchandisePage, { query: merchandisePageQueryOf(search, page) })
