import { colors, type Scheme } from '#contracts/platform/colorSchemes.ts'
import { accentShades } from './accentShades.ts'
import { contrastOf, isHexColor, mix } from './color.ts'

/** Level AA of WCAG 2 for text. */
const REQUIRED = 4.5
const STEPS = 50

/** Why text on or in this accent would be hard to read, with a color that is readable; null when it is fine. */
export function contrastProblem(color: string, scheme: Scheme): string | null {
  if (!isHexColor(color)) return `Write the color as # and three or six digits from 0 to f, for example #7a5200.`
  const problem = firstProblem(color, scheme)
  return problem && `${problem}; at least ${REQUIRED}:1 is needed. Try ${readableShade(color, scheme)}.`
}

function firstProblem(color: string, scheme: Scheme): string | null {
  const failed = pairsOf(color, scheme).find(({ one, other }) => contrastOf(one, other) < REQUIRED)
  return failed ? `${failed.words} has a contrast of ${roundedDown(contrastOf(failed.one, failed.other))}:1` : null
}

/** All combinations of accent and text: buttons, words on the page, badges. */
function pairsOf(color: string, scheme: Scheme) {
  const { on, hover, soft } = accentShades(color, scheme)
  const { bg, surface, raised, sunken } = colors[scheme]
  const shade = scheme === 'light' ? 'White' : 'Dark'
  const where = scheme === 'light' ? 'the light page' : 'the dark page'
  return [
    { one: on, other: color, words: `${shade} text on ${color}` },
    { one: on, other: hover, words: `${shade} text on the button under the pointer` },
    ...[bg, surface, raised, sunken].map((ground) => ({
      one: color,
      other: ground,
      words: `${color} as text on ${where}`,
    })),
    { one: color, other: soft, words: `${color} on its own pale badge` },
  ]
}

/** The same color, darker or lighter, as close as possible. */
function readableShade(color: string, scheme: Scheme): string {
  const end = scheme === 'light' ? '#000000' : '#ffffff'
  for (let step = 1; step < STEPS; step++) {
    const shade = mix(color, end, step / STEPS)
    if (firstProblem(shade, scheme) === null) return shade
  }
  return end
}

/** Rounds down, so that a failing contrast is never shown as sufficient. */
const roundedDown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1)
