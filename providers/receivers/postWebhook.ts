import { cutText } from '#contracts/shared/cutText.ts'
import http from 'node:http'
import https from 'node:https'
import { isPublicUrl } from './isPublicUrl.ts'
import { publicLookup } from './publicLookup.ts'

const TIMEOUT_MS = 10_000

type WebhookResponse = { status: number } | { problem: string }

/** Redirects are not followed, and the text of the response is not read. Never throws for what the receiver does. */
export async function postWebhook(
  address: string,
  body: string,
  headers: Record<string, string>,
): Promise<WebhookResponse> {
  if (!isPublicUrl(address, { anyPort: true })) return { problem: 'The address is not public' }
  const url = new URL(address)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        lookup: publicLookup,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0 })
        response.destroy()
      },
    )
    sent.on('error', (error) =>
      resolve({
        problem:
          error.name === 'TimeoutError' || error.name === 'AbortError'
            ? 'No response in 10 seconds'
            : cutText(error.message, 200),
      }),
    )
    sent.end(body)
  })
}
