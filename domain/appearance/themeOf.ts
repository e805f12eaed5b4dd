import type { SiteConfig } from '#contracts/site.ts'
import { isTypeface, TYPEFACES } from '#contracts/typefaces.ts'
import type { Scheme } from '#contracts/tokens.ts'
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

/** What differs from the standard look; empty when nothing was chosen. */
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

/** The tokens of `contracts/tokens.ts` that belong to an accent. Ignores what the panel would have refused. */
function tokensOf(stone: string, color: string | null, scheme: Scheme): Record<string, string> {
  if (!color || !isHexColor(color)) return {}
  const { base, hover, on, soft } = accentShades(color, scheme)
  const onName = `on${stone[0]?.toUpperCase()}${stone.slice(1)}`
  return { [stone]: base, [`${stone}Hover`]: hover, [onName]: on, [`${stone}Soft`]: soft }
}
