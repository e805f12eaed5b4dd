import { msg } from '#contracts/msg.ts'

export const UPLOAD_WAIT = msg('Please wait until the upload is complete')
const UPLOAD_FAILED = msg('A file failed to upload. Try again or remove it')

export type UploadProgress = { isBusy: boolean; hasFailed: boolean }

/** A chosen file is never left out silently. */
export function uploadProblem({ isBusy, hasFailed }: UploadProgress): string | undefined {
  if (isBusy) return UPLOAD_WAIT
  return hasFailed ? UPLOAD_FAILED : undefined
}
