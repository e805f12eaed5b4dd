import { finishUpload } from '#media/finishUpload.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'

/** Can be slow, so call it before the transaction. @throws ShopError `too_large` or `unsupported_file`. */
export async function finishUploads(req: Req, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const problem = await finishUpload(req.pool, { address, ownerId: req.user?.id ?? null })
    if (problem === 'too_large') throw new ShopError('too_large')
    if (problem) throw new ShopError('unsupported_file', { message: problem.refused })
  }
}
