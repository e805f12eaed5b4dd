import type { TRADER_SETTINGS } from '#contracts/shop/marketSettings.ts'
import type { Trader } from '#contracts/shop/withdrawalTerms.ts'

export type TraderSettings = Record<(typeof TRADER_SETTINGS)[number], string>

export const traderOf = (settings: TraderSettings): Trader => ({
  seller: [
    settings.trader_name,
    settings.trader_address,
    settings.trader_email,
    settings.trader_phone,
    settings.trader_register,
  ].filter(Boolean),
  vatNumber: settings.trader_vat_number || null,
  returnsAddress: settings.returns_address,
})
