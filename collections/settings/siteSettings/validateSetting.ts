import type { TextFieldSingleValidation } from 'payload'
import { isMarketSetting } from '#contracts/shop/marketSettings.ts'
import { PRICE_SETTINGS } from '#contracts/membership/priceSettings.ts'
import { settingProblem } from '#contracts/platform/settingProblem.ts'

export const validateSetting: TextFieldSingleValidation = (value, { siblingData, previousValue }) => {
  const { key = '' } = siblingData as { key?: string }
  // New prices must first be created at the card provider, which only the settings form does.
  const isPrice = PRICE_SETTINGS.some((price) => price === key)
  if (isPrice && value !== previousValue) return 'Change the prices of the membership in the settings.'
  // Its picture is uploaded as such, because it is public.
  if (key === 'cover_photo_url' && value !== previousValue) return 'Use “Change Cover Photo” on the home page.'
  // What the law asks for is checked together, which only that form does.
  if (isMarketSetting(key) && value !== previousValue) return 'Change where you sell and your details in the settings.'
  return settingProblem(key, value ?? '') ?? true
}
