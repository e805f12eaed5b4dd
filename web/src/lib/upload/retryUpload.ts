import { ApiError } from '#contracts/platform/ApiError.ts'

const RETRY_DELAYS_MS = [0, 1000, 3000, 5000]

/** Retries unless the server rejected the file or the upload was canceled. @throws the last error. */
export async function retryUpload(send: () => Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await send()
    } catch (error) {
      if (signal?.aborted || isFinal(error)) throw error
      await wait(delayMs, signal)
    }
  }
  return send()
}

/** 409: the server still holds the first attempt's connection. */
function isFinal(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof ApiError && cause.status < 500 && ![408, 409, 429].includes(cause.status)
}

function wait(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The upload was canceled', 'AbortError'))
    })
  })
}
