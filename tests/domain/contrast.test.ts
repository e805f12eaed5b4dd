import { describe, expect, it } from 'vitest'
import { colors, type Scheme } from '#contracts/platform/colorSchemes.ts'
import { accentShades } from '#domain/platform/appearance/accentShades.ts'
import { contrastOf } from '#domain/platform/appearance/color.ts'
import { contrastProblem } from '#domain/platform/appearance/contrastProblem.ts'
import { themeOf } from '#domain/platform/appearance/themeOf.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#fff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('%s and %s have a contrast of %f', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
})

it.each(['carnelian', 'malachite', 'amethyst'] as const)('the standard %s passes in both looks', (stone) => {
  for (const scheme of ['light', 'dark'] as const) expect(contrastProblem(colors[scheme][stone], scheme)).toBeNull()
})

it.each<[Scheme, string, RegExp]>([
  ['light', '#ff9', /^White text on #ff9 has a contrast of 1\.0:1; at least 4\.5:1 is needed\. Try #[0-9a-f]{6}\.$/],
  ['light', '#ffffff', /^White text on #ffffff has a contrast of 1\.0:1/],
  // 4.54:1 with white, but less on the tinted page.
  ['light', '#767676', /^#767676 as text on the light page has a contrast of 4\.\d:1/],
  ['light', '#777777', /^White text on #777777 has a contrast of 4\.4:1/],
  ['dark', '#000000', /^Dark text on #000000 has a contrast of 1\.0:1/],
  ['dark', '#003300', /at least 4\.5:1 is needed/],
  ['light', 'red', /three or six digits/],
  ['light', '#12345', /three or six digits/],
  ['light', '#7a5200;}body{display:none', /three or six digits/],
  ['light', '', /three or six digits/],
])('in the %s look “%s” is refused with the reason', (scheme, color, sentence) => {
  expect(contrastProblem(color, scheme)).toMatch(sentence)
})

it.each<[Scheme, string]>([
  ['light', '#7a5200'],
  ['light', '#000'],
  ['light', '#17558C'],
  ['dark', '#ffffff'],
  ['dark', '#86c1ff'],
])('in the %s look %s is fine', (scheme, color) => {
  expect(contrastProblem(color, scheme)).toBeNull()
})

describe('every color there is', () => {
  const steps = [0, 51, 102, 153, 204, 255]
  const hex = (value: number) => value.toString(16).padStart(2, '0')
  const all = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
  )

  it.each(['light', 'dark'] as const)('is fine in the %s look, or the color proposed for it is', (scheme) => {
    for (const color of all) {
      const problem = contrastProblem(color, scheme)
      if (problem === null) continue
      const proposed = /Try (#[0-9a-f]{6})\.$/.exec(problem)?.[1] ?? ''
      expect(contrastProblem(proposed, scheme), `${color} → ${proposed}`).toBeNull()
    }
  })

  it.each(['light', 'dark'] as const)('that is fine in the %s look has readable shades', (scheme) => {
    for (const color of all.filter((one) => contrastProblem(one, scheme) === null)) {
      const { on, hover, soft } = accentShades(color, scheme)
      for (const ground of [color, hover]) expect(contrastOf(on, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(color, soft)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

const STANDARD = {
  lightPrimary: null,
  lightBuy: null,
  lightMember: null,
  darkPrimary: null,
  darkBuy: null,
  darkMember: null,
  typeface: 'site',
}

it.each([
  ['nothing chosen', {}, { light: {}, dark: {}, fonts: null }],
  ['a typeface that does not exist', { typeface: 'constructor' }, { light: {}, dark: {}, fonts: null }],
  ['a color that is none', { lightBuy: '#0;}' }, { light: {}, dark: {}, fonts: null }],
  [
    'one accent for the light look',
    { lightMember: '#123456' },
    {
      light: { amethyst: '#123456', amethystHover: '#0f2b47', onAmethyst: '#ffffff', amethystSoft: '#e3e7eb' },
      dark: {},
      fonts: null,
    },
  ],
])('a theme of %s', (_what, chosen, theme) => {
  expect(themeOf({ ...STANDARD, ...chosen })).toEqual(theme)
})
