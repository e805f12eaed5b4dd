import { deprecationHeaders } from '#contracts/platform/deprecation.ts'
import { deprecationOf } from '#contracts/platform/webhookEvents.ts'
import { env } from '#env'

/** Headers of a delivery whose event will go; none for others. */
export function announceDeprecatedEvent(type: string): Record<string, string> {
  const deprecated = deprecationOf(type)
  return deprecated ? deprecationHeaders(deprecated, `${env().SITE_URL}/api/docs`) : {}
}
