import { createHmac, randomBytes } from 'node:crypto'

type Signed = { id: string; at: Date; body: string; secrets: string[] }

export const createWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Headers as standardwebhooks.com defines them, with one signature for each secret. */
export function signWebhook({ id, at, body, secrets }: Signed): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}
