export const UPLOAD_WAIT = 'Please wait until the upload is complete'
const UPLOAD_FAILED = 'A file failed to upload. Try again or remove it'

export type UploadProgress = { isBusy: boolean; hasFailed: boolean }

/** A chosen file is never left out silently. */
export function uploadProblem({ isBusy, hasFailed }: UploadProgress): string | undefined {
  if (isBusy) return UPLOAD_WAIT
  return hasFailed ? UPLOAD_FAILED : undefined
}
