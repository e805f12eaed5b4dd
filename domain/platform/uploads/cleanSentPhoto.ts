import { cleanPhoto } from '#media/cleanPhoto.ts'
import { RefusedFile } from '#media/RefusedFile.ts'
import { AppError } from '../AppError.ts'

/**
 * @param photo in base64.
 * @returns WebP without anything but the picture.
 * @throws AppError `unsupported_file`.
 */
export async function cleanSentPhoto(photo: string): Promise<Buffer> {
  return cleanPhoto(Buffer.from(photo, 'base64')).catch((error: unknown) => {
    if (!(error instanceof RefusedFile)) throw error
    const problem = error.message
    throw new AppError('unsupported_file.unreadable', { problem, errors: { photo: problem } })
  })
}
