import { createHmac } from 'node:crypto'

export function signBody(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64')
}
