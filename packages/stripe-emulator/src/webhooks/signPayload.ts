import { createHmac } from 'node:crypto'

/** Uses real time, never the emulator's, because receivers compare it with their clock. */
export function signPayload(payload: string, secret: string): string {
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}
