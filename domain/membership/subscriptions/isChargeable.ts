import { SMALLEST_PAYMENT_CENTS } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'

/** The card provider takes no payment of 1 to 49 cents. */
export const isChargeable = (cents: Cents): boolean => cents === 0 || cents >= SMALLEST_PAYMENT_CENTS
