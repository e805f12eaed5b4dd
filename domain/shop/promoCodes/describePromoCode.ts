import { formatCents } from '#contracts/shared/money.ts'
import type { PromoCode } from './PromoCode.ts'

export function describePromoCode({ kind, percent, amountCents }: PromoCode): string {
  if (kind === 'shipping') return 'Free standard shipping'
  return kind === 'percent' ? `${percent ?? 0}% off` : `${formatCents(amountCents ?? 0)} off`
}
