import { describe, expect, it } from 'vitest'
import { agate, agateBands, agateSvg } from '#contracts/platform/agate.ts'
import { colors, type Scheme } from '#contracts/platform/colorSchemes.ts'
import { fixed, type ColorName } from '#contracts/platform/tokens.ts'

/** WCAG relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS: ColorName[] = ['bg', 'surface', 'sunken', 'raised']

function tooClose(scheme: Scheme, names: ColorName[], grounds: ColorName[], least: number): string[] {
  return names.flatMap((name) =>
    grounds
      .filter((ground) => contrast(colors[scheme][name], colors[scheme][ground]) < least)
      .map((ground) => `${scheme}: ${name} on ${ground}`),
  )
}

describe('the colors', () => {
  const words: ColorName[] = ['text', 'muted', 'carnelian', 'malachite', 'amethyst', 'garnet', 'pyrite', 'azurite']

  it('have enough text contrast on every background, light and dark', () => {
    expect([...tooClose('light', words, GROUNDS, 4.5), ...tooClose('dark', words, GROUNDS, 4.5)]).toEqual([])
  })

  it('have enough contrast for borders and focus rings, light and dark', () => {
    const edges: ColorName[] = ['lineStrong', 'focus', 'star']
    expect([...tooClose('light', edges, GROUNDS, 3), ...tooClose('dark', edges, GROUNDS, 3)]).toEqual([])
  })

  it('have enough contrast on their own tints and fills', () => {
    const found = [
      ...tooClose('light', ['carnelian'], ['carnelianSoft', 'onCarnelian'], 4.5),
      ...tooClose('dark', ['carnelian'], ['carnelianSoft', 'onCarnelian'], 4.5),
      ...tooClose('light', ['malachite'], ['malachiteSoft', 'onMalachite'], 4.5),
      ...tooClose('dark', ['malachite'], ['malachiteSoft', 'onMalachite'], 4.5),
      ...tooClose('light', ['amethyst'], ['amethystSoft', 'onAmethyst'], 4.5),
      ...tooClose('dark', ['amethyst'], ['amethystSoft', 'onAmethyst'], 4.5),
      ...tooClose('light', ['garnet'], ['garnetSoft', 'onGarnet'], 4.5),
      ...tooClose('dark', ['garnet'], ['garnetSoft', 'onGarnet'], 4.5),
    ]
    expect(found).toEqual([])
  })

  it('have enough contrast on basalt in both schemes', () => {
    expect(contrast(fixed.chalk, fixed.basalt)).toBeGreaterThan(7)
    expect(contrast(fixed.chalkMuted, fixed.basalt)).toBeGreaterThan(7)
  })
})

describe('an agate', () => {
  it('is deterministic for a seed and differs between seeds', () => {
    expect(agate('HUNT-1')).toEqual(agate('HUNT-1'))
    expect(agate('HUNT-1')).not.toEqual(agate('HUNT-2'))
  })

  it('has the requested number of closed bands', () => {
    const bands = agate('x', { width: 100, height: 100, bands: 5 })
    expect(bands).toHaveLength(5)
    expect(bands.every((path) => path.startsWith('M') && path.endsWith('Z'))).toBe(true)
  })

  it('lists its bands from the outside inwards', () => {
    const { bands } = agateBands('x', 'moss')
    expect(bands.at(-1)?.path).toBe(agate('x')[0])
    expect(agateSvg('x', 'moss')).toContain('<svg')
  })
})
