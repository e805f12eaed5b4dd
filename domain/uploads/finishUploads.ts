import { finishUpload } from '#media/finishUpload.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'

/**
 * Looks into uploads that went straight to the bucket. It can take a while, so it comes before the transaction in which
 * they are claimed.
 *
 * @throws ShopError `too_large` or `unsupported_file`, with the reason.
 */
export async function finishUploads(req: SignedInReq, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const problem = await finishUpload(req.pool, { address, ownerId: req.user.id })
    if (problem === 'too_large') throw new ShopError('too_large')
    if (problem) throw new ShopError('unsupported_file', { message: problem.refused })
  }
}
