import { Upload } from 'tus-js-client'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { requestUpload } from '#contracts/routes/platform/uploads.ts'
import { msg } from '../../platform/view/textIn.ts'
import { findStarted, fingerprintOf, forgetStarted } from './startedUploads.ts'

const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 60_000]
const FAILED = msg('The upload failed. Please try again.')

type OnProgress = (sentBytes: number) => void

/**
 * Uploads in parts where the site allows it: after a broken connection, or when the page was left, the same file continues
 * where its upload stopped. A bucket takes one request.
 * @returns the address that names the upload to the API. @throws Error with a message for people, in the site’s language or to be translated.
 */
export async function uploadFile(file: File, onProgress: OnProgress): Promise<string> {
  const started = await findStarted(fingerprintOf(file)).catch(() => null)
  if (started) {
    await sendInParts(started, file, onProgress)
    return started
  }
  const { uploadURL, resumeURL } = await call(requestUpload, { input: { size: file.size } }).catch(
    (error: unknown): never => {
      throw new Error(serverMessage(error, FAILED), { cause: error })
    },
  )
  await (resumeURL ? sendInParts(resumeURL, file, onProgress) : putFile(uploadURL, file, onProgress))
  return uploadURL
}

function sendInParts(uploadUrl: string, file: File, onProgress: OnProgress): Promise<void> {
  const fingerprint = fingerprintOf(file)
  return new Promise((resolve, reject) => {
    new Upload(file, {
      uploadUrl,
      metadata: { filename: file.name },
      fingerprint: () => Promise.resolve(fingerprint),
      retryDelays: RETRY_DELAYS_MS,
      onProgress,
      // tus-js-client adds an entry each time an upload is continued.
      onSuccess: () => void forgetStarted(fingerprint).then(resolve),
      onError: (error) => reject(new Error(FAILED, { cause: error })),
    }).start()
  })
}

function putFile(address: string, file: File, onProgress: OnProgress): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', address)
    if (file.type) request.setRequestHeader('Content-Type', file.type)
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () => {
      const isDone = request.status >= 200 && request.status < 300
      if (isDone) return resolve()
      const problem = new ApiError(request.status, request.responseText, request.statusText)
      reject(new Error(serverMessage(problem, FAILED)))
    }
    request.onerror = () => reject(new Error(msg('The connection broke off. Please try again.')))
    request.send(file)
  })
}
