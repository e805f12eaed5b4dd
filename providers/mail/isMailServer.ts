import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '#env'

/** Nobody is where no secret is set. */
export function isMailServer(authorization: string | undefined): boolean {
  const { MAIL_WEBHOOK_SECRET } = env()
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return (
    MAIL_WEBHOOK_SECRET !== undefined &&
    timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${MAIL_WEBHOOK_SECRET}`))
  )
}
