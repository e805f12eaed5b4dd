import { dollars } from './money.ts'
import { useSiteConfig } from './siteConfig.ts'
import { t } from './text.ts'
import type { Visitor } from './visitor.ts'

/** What a membership costs this visitor, and from when on. */
export function usePriceLine({ user }: Pick<Visitor, 'user'>): { isFree: boolean; line: string } {
  const { monthly = '0', trialDays = 0 } = useSiteConfig().data?.prices ?? {}
  // Somebody who had their trial is not offered another one.
  const isFree = trialDays > 0 && (user?.trialAvailable ?? true)
  const values = { trialDays, price: dollars(monthly) }
  const line = isFree
    ? t('{trialDays, plural, one {# day} other {# days}} free, then {price} a month. Cancel anytime.', values)
    : t('{price} a month. Cancel anytime.', values)
  return { isFree, line }
}
