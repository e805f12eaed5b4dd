import type { PromoCode } from './PromoCode.ts'

type Scope = Pick<PromoCode, 'category' | 'merchandiseIds'>

export const isLimitedToSome = ({ category, merchandiseIds }: Scope): boolean =>
  category !== null || merchandiseIds.length > 0

export function isEligible(code: Scope, line: { merchandiseId?: number; category?: string }): boolean {
  if (!isLimitedToSome(code)) return true
  return code.merchandiseIds.some((id) => id === line.merchandiseId) || line.category === code.category
}
