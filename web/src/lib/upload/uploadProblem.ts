import { msg } from '#contracts/shared/msg.ts'
import { t } from '../text.ts'

export const UPLOAD_WAIT = msg('Please wait until the upload is complete')
const UPLOAD_FAILED = msg('A file failed to upload. Try again or remove it')

type UploadProgress = { isBusy: boolean; hasFailed: boolean }

/** A chosen file is never left out silently. */
export function uploadProblem({ isBusy, hasFailed }: UploadProgress): string | undefined {
  if (isBusy) return t(UPLOAD_WAIT)
  return hasFailed ? t(UPLOAD_FAILED) : undefined
}
