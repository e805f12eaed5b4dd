import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` header over exactly this text. Receivers compare the time with their own clock, so it is
 * real time, never the emulator's.
 */
export function signPayload(payload: string, secret: string): string {
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}
