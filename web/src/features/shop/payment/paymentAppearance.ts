import type { Appearance } from '@stripe/stripe-js'
import { fonts } from '#contracts/platform/fonts.ts'
import { colors, type Scheme } from '#contracts/platform/colorSchemes.ts'
import { radii } from '#contracts/platform/tokens.ts'

/** Our tokens for the card provider's iframe, which cannot see our styles. */
export function paymentAppearance(scheme: Scheme): Appearance {
  const color = colors[scheme]
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: color.carnelian,
      colorBackground: color.surface,
      colorText: color.text,
      colorTextSecondary: color.muted,
      colorDanger: color.garnet,
      fontFamily: fonts.text,
      fontSizeBase: '16px',
      borderRadius: radii.base,
    },
  }
}
