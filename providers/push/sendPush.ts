import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import http from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import type { PushDevice, PushMessage } from '#contracts/community/push.ts'
import { env } from '#env'
import { isPublicUrl } from '../receivers/isPublicUrl.ts'
import { publicLookup } from '../receivers/publicLookup.ts'
import type { PushKeys } from './pushKeys.ts'

const TIMEOUT_MS = 15_000
const KEPT_SECONDS = DAY_SECONDS
/** The subscription has ended. Other refusals may be our own fault, such as a wrong clock, and must end nobody’s. */
const GONE = [404, 410]

/**
 * Encrypts a message for one device and gives it to the push service.
 * @throws when the service can't be reached, or is busy.
 */
export async function sendPush(
  device: PushDevice,
  message: PushMessage,
  keys: PushKeys,
): Promise<'sent' | 'gone' | { status: number }> {
  if (!isPublicUrl(device.endpoint)) return 'gone'
  const details = encrypt(device, message, keys)
  if (!details) return 'gone'
  const { endpoint, method, headers, body } = details
  const status = await post(
    new URL(endpoint),
    { method, headers, lookup: publicLookup, signal: AbortSignal.timeout(TIMEOUT_MS) },
    body,
  )
  if (status >= 200 && status < 300) return 'sent'
  if (GONE.includes(status)) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service responded with ${status}`)
  return { status }
}

/** Null if the device gave keys that nothing can be encrypted with. */
function encrypt(device: PushDevice, message: PushMessage, keys: PushKeys) {
  const vapidDetails = { subject: subject(), ...keys }
  try {
    return webPush.generateRequestDetails(device, JSON.stringify(message), {
      vapidDetails,
      TTL: KEPT_SECONDS,
      topic: message.tag,
    })
  } catch {
    return null
  }
}

/** Redirects are not followed, and the response's text is not read. */
function post(url: URL, options: https.RequestOptions, body: Buffer | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const sent = request(url, { ...options, agent: false }, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Where a push service can reach the site's owner. */
function subject(): string {
  const { MAIL_FROM, SITE_URL } = env()
  const address = /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM
  return address.includes('@') ? `mailto:${address}` : SITE_URL
}
