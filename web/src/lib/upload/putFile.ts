import { ApiError, serverMessage } from '#contracts/ApiError.ts'

/** An upload that makes no progress for this long is given up. */
const INACTIVITY_MS = 5 * 60_000

type PutOptions = { headers?: Record<string, string>; onProgress: (event: ProgressEvent) => void; signal?: AbortSignal }

/**
 * Sends the bytes with one PUT. Uppy's own sender waits for an `ETag` for ever and does not read refusals.
 *
 * @throws Error whose message is fit to be shown: the server's sentence, when it wrote one.
 */
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
        : reject(refusal(new ApiError(request.status, request.responseText, request.statusText)))
    request.onerror = () => reject(new Error('No Internet connection'))
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    watch()
    request.send(body)
  })
}

/** The error a row of the upload list shows for something the server answered. */
export function refusal(cause: unknown): Error {
  return new Error(serverMessage(cause, 'Please try again.'), { cause })
}
