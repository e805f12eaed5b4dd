import { RefusedFile, TooLargeFile } from '#media/RefusedFile.ts'
import { ShopError } from '../ShopError.ts'

/** Refused files and a full disk are not bugs. Other errors are returned unchanged. */
export function toUploadError(error: unknown): unknown {
  if (error instanceof TooLargeFile) return new ShopError('too_large')
  if (error instanceof RefusedFile) return new ShopError('unsupported_file.unreadable', { problem: error.message })
  const isFull = ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '')
  return isFull ? new ShopError('storage_full', { cause: error, retryAfterSeconds: 3600 }) : error
}
