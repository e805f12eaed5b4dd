import type { SchemeColors, SiteConfig } from '#contracts/platform/site.ts'
import { isTypeface, TYPEFACES } from '#contracts/platform/typefaces.ts'
import type { Scheme } from '#contracts/platform/colorSchemes.ts'
import { accentShades } from './accentShades.ts'
import { isHexColor } from './color.ts'

export type ChosenLook = {
  lightPrimary: string | null
  lightBuy: string | null
  lightMember: string | null
  darkPrimary: string | null
  darkBuy: string | null
  darkMember: string | null
  typeface: string | null
}

/** The differences from the standard look; empty when nothing was chosen. */
export function themeOf(look: ChosenLook): SiteConfig['theme'] {
  const { typeface } = look
  const isChosen = typeface !== null && typeface !== 'site' && isTypeface(typeface)
  return {
    light: {
      ...tokensOf('carnelian', look.lightPrimary, 'light'),
      ...tokensOf('malachite', look.lightBuy, 'light'),
      ...tokensOf('amethyst', look.lightMember, 'light'),
    },
    dark: {
      ...tokensOf('carnelian', look.darkPrimary, 'dark'),
      ...tokensOf('malachite', look.darkBuy, 'dark'),
      ...tokensOf('amethyst', look.darkMember, 'dark'),
    },
    fonts: isChosen ? { display: TYPEFACES[typeface].display, text: TYPEFACES[typeface].text } : null,
  }
}

/** The tokens of `contracts/platform/tokens.ts` that belong to an accent. Ignores values the panel would reject. */
function tokensOf(stone: 'carnelian' | 'malachite' | 'amethyst', color: string | null, scheme: Scheme): SchemeColors {
  if (!color || !isHexColor(color)) return {}
  const { base, hover, on, soft } = accentShades(color, scheme)
  if (stone === 'carnelian') return { carnelian: base, carnelianHover: hover, onCarnelian: on, carnelianSoft: soft }
  if (stone === 'malachite') return { malachite: base, malachiteHover: hover, onMalachite: on, malachiteSoft: soft }
  return { amethyst: base, amethystHover: hover, onAmethyst: on, amethystSoft: soft }
}
