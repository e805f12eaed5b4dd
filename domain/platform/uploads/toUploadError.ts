import { RefusedFile, TooLargeFile } from '#media/RefusedFile.ts'
import { AppError } from '../AppError.ts'

/** Refused files and a full disk are not bugs. Other errors are returned unchanged. */
export function toUploadError(error: unknown): unknown {
  if (error instanceof TooLargeFile) return new AppError('too_large')
  if (error instanceof RefusedFile) return new AppError('unsupported_file.unreadable', { problem: error.message })
  const isFull = ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '')
  return isFull ? new AppError('storage_full', { cause: error, retryAfterSeconds: 3600 }) : error
}
