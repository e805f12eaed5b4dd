import type { Request } from 'express'
import { CAMPAIGN_PARAMETERS, REFERRAL_PARAMETER } from '#contracts/people/visit.ts'
import { env } from '#env'

/** How someone came to an account page: what the site passed on, else what a link from elsewhere says. */
export function visitOf({ query, headers }: Request): string | null {
  if (typeof query['visit'] === 'string') return query['visit']
  const visit = new URLSearchParams()
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '').hostname : ''
  if (from && from !== new URL(env().SITE_URL).hostname) visit.set('from', from)
  for (const [field, parameter] of Object.entries({ ...CAMPAIGN_PARAMETERS, ref: REFERRAL_PARAMETER })) {
    const value = query[parameter]
    if (typeof value === 'string') visit.set(field, value)
  }
  return visit.size > 0 ? visit.toString() : null
}
