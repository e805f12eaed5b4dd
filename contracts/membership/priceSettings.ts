import type { SettingKey } from '../platform/settings.ts'

/** What a new member pays. */
export const PRICE_SETTINGS = [
  'monthly_price_cents',
  'annual_price_cents',
  'trial_days',
] as const satisfies SettingKey[]
