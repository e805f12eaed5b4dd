import { finishUpload } from '#media/finishUpload.ts'
import type { Req } from '../Req.ts'
import { toUploadError } from './toUploadError.ts'

/** Can be slow, so call it before the transaction. @throws AppError `too_large` or `unsupported_file`. */
export async function finishUploads(req: Req, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await finishUpload(req.pool, { address, ownerId: req.user?.id ?? null }).catch((error: unknown) => {
      throw toUploadError(error)
    })
  }
}
