import { paths } from '#contracts/paths.ts'
import { ApiError, apiSend } from './apiClient.ts'

type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * Asks for an address and sends the file there with one PUT.
 *
 * @returns the address, which later names the file to the API.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<string> {
  const loadTicket = async () => (await import('#contracts/site.ts')).uploadTicketAnswer
  const { uploadURL } = await apiSend('POST', paths.upload, undefined, loadTicket)
  await putFile(uploadURL, file, options)
  return uploadURL
}

/** XMLHttpRequest, because `fetch` does not report the progress of what it sends. */
function putFile(address: string, file: File, { onProgress, signal }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', address)
    request.withCredentials = new URL(address, window.location.href).origin === window.location.origin
    if (file.type) request.setRequestHeader('Content-Type', file.type)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new ApiError(request.status, request.responseText, request.statusText))
    request.onerror = () => reject(new Error('No Internet connection'))
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
