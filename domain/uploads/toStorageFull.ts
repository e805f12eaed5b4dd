import { ShopError } from '../ShopError.ts'

/** A full disk is not a bug. Other errors are returned unchanged. */
export const toStorageFull = (error: unknown): unknown =>
  ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '')
    ? new ShopError('storage_full', { cause: error, retryAfterSeconds: 3600 })
    : error
