import { defaultOptions, DetailedError, Upload } from 'tus-js-client'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { uploadError } from './putFile.ts'

/** Restarts with every byte that arrives. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 60_000]
const TUS = { 'Tus-Resumable': '1.0.0' }
const { urlStorage } = defaultOptions

type SendOptions = {
  /** Finds the upload again after a reload. */
  fingerprint: string
  filename: string
  onProgress: (event: ProgressEvent) => void
  signal?: AbortSignal | undefined
}

/** URL of an upload of this file that the server still has; null to begin a new one. */
export async function findStarted(fingerprint: string): Promise<string | null> {
  for (const { uploadUrl } of await urlStorage.findUploadsByFingerprint(fingerprint))
    if (uploadUrl && (await isKnown(uploadUrl))) return uploadUrl
  await forget(fingerprint)
  return null
}

/** Continues from the server's offset, also after broken connections. @throws Error with a message for users. */
export function sendResumable(address: string, body: Blob, options: SendOptions): Promise<void> {
  const { fingerprint, filename, onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const upload = new Upload(body, {
      uploadUrl: address,
      metadata: { filename },
      fingerprint: () => Promise.resolve(fingerprint),
      retryDelays: RETRY_DELAYS_MS,
      onShouldRetry: (error) => !isFinal(error),
      onProgress: (loaded, total) =>
        onProgress(new ProgressEvent('progress', { lengthComputable: true, loaded, total })),
      // Not `removeFingerprintOnSuccess`: each time an upload is continued, another entry is added.
      onSuccess: () => void forget(fingerprint).then(resolve),
      onError: (error) => {
        if (isFinal(error)) void forget(fingerprint)
        reject(problemOf(error))
      },
    })
    signal?.addEventListener('abort', () => {
      void upload.abort()
      reject(new DOMException('The upload was canceled', 'AbortError'))
    })
    upload.start()
  })
}

/** Deletes the partial upload. Optional: the server deletes it after a day. */
export async function cancelResumable(address: string, fingerprint: string): Promise<void> {
  await forget(fingerprint)
  await fetch(address, { method: 'DELETE', headers: TUS }).catch(() => undefined)
}

/** The names of files whose upload this account began in this browser and did not finish. */
export async function unfinishedNames(): Promise<string[]> {
  const uploads = await urlStorage.findAllUploads()
  const names = await Promise.all(
    uploads.map(async ({ uploadUrl, metadata: { filename } }) =>
      uploadUrl && filename && (await isKnown(uploadUrl)) ? [filename] : [],
    ),
  )
  return [...new Set(names.flat())]
}

const isKnown = async (address: string): Promise<boolean> => (await fetch(address, { method: 'HEAD', headers: TUS })).ok

async function forget(fingerprint: string): Promise<void> {
  for (const { urlStorageKey } of await urlStorage.findUploadsByFingerprint(fingerprint))
    await urlStorage.removeUpload(urlStorageKey)
}

const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0

/** 409: the server still holds an older connection, or has more of the file than we know. */
function isFinal(error: unknown): boolean {
  const status = statusOf(error)
  return status >= 400 && status < 500 && ![408, 409, 423].includes(status)
}

function problemOf(error: unknown): Error {
  const status = statusOf(error)
  if (status === 0) return new Error('No Internet connection', { cause: error })
  const body = error instanceof DetailedError ? (error.originalResponse?.getBody() ?? '') : ''
  return uploadError(new ApiError(status, body, ''))
}
