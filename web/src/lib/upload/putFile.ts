import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { t } from '../text.ts'

/** Without progress, an upload is aborted. */
const INACTIVITY_MS = 5 * 60_000

type PutOptions = { headers?: Record<string, string>; onProgress: (event: ProgressEvent) => void; signal?: AbortSignal }

/** Replaces Uppy's sender, which waits for an `ETag` forever. @throws Error with a message for users. */
export function putFile(address: string, body: Blob, { headers, onProgress, signal }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', address)
    request.withCredentials = new URL(address).origin === window.location.origin
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)
    let idle: ReturnType<typeof setTimeout>
    function watch() {
      clearTimeout(idle)
      idle = setTimeout(() => {
        reject(new Error('The upload stopped making progress'))
        request.abort()
      }, INACTIVITY_MS)
    }
    request.upload.onprogress = (event) => {
      watch()
      onProgress(event)
    }
    request.onloadend = () => clearTimeout(idle)
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(uploadError(new ApiError(request.status, request.responseText, request.statusText)))
    request.onerror = () => reject(new Error('No Internet connection'))
    request.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    watch()
    request.send(body)
  })
}

export function uploadError(cause: unknown): Error {
  return new Error(serverMessage(cause, t('Please try again.')), { cause })
}
