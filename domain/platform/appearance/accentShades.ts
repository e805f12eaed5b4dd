import { colors, type Scheme } from '#contracts/platform/colorSchemes.ts'
import { mix } from './color.ts'

type AccentShades = { base: string; hover: string; on: string; soft: string }

/** All shades of an accent, made from the one color the owner chooses. */
export function accentShades(base: string, scheme: Scheme): AccentShades {
  return scheme === 'light'
    ? { base, hover: mix(base, '#000000', 0.18), on: '#ffffff', soft: mix(base, '#ffffff', 0.88) }
    : { base, hover: mix(base, '#ffffff', 0.2), on: mix(base, '#000000', 0.92), soft: mix(base, colors.dark.bg, 0.82) }
}
