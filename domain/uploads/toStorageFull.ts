import { ShopError } from '../ShopError.ts'

/** A full disk is not a bug; any other error stays what it is. */
export const toStorageFull = (error: unknown): unknown =>
  ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '')
    ? new ShopError('storage_full', { cause: error, retryAfterSeconds: 3600 })
    : error
