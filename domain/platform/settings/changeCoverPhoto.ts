import { problem } from '#contracts/shared/problem.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { claimUploads } from '#media/claimUploads.ts'
import type { SignedInReq } from '../Req.ts'
import { AppError } from '../AppError.ts'
import { finishUploads } from '../uploads/finishUploads.ts'
import { recordAudit } from '../auditLog/recordAudit.ts'
import { readSetting, writeSetting } from './settings.ts'

/** @throws AppError `invalid_upload` unless it is a finished picture of this employee. */
export async function changeCoverPhoto(req: SignedInReq, uploadUrl: string): Promise<string> {
  await finishUploads(req, [uploadUrl])
  return inTransaction(req.pool, async (tx) => {
    const files = await claimUploads(tx, { addresses: [uploadUrl], ownerId: req.user.id, kind: 'image', now: req.now })
    const [picture] = files ?? []
    if (!picture) throw new AppError('invalid_upload', { errors: { coverPhotoURL: problem('Please upload it again') } })
    const address = mediaAddress(picture.key)
    const before = (await readSetting(tx, 'cover_photo_url')) || null
    await writeSetting(tx, 'cover_photo_url', address, true)
    await recordAudit(tx, req, {
      what: 'Changed',
      kind: 'site-settings',
      subjectId: null,
      subject: 'Cover photo',
      details: [{ field: 'Value', before, after: address }],
    })
    return address
  })
}
