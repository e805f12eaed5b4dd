import { lightness, shade } from './shade.ts'

export type Paint = {
  base: string
  light: string
  dark: string
  deep: string
  /** Opacity of shadows and highlights, by the lightness of the cloth. */
  shadow: number
  glow: number
  second?: string
  back: boolean
  print(x: number, y: number, radius: number): string
}

export function mixPaint(base: string, second: string | undefined, back: boolean, motif: string): Paint {
  const bright = lightness(base)
  return {
    base,
    light: shade(base, bright > 0.8 ? 0.5 : 0.16),
    dark: shade(base, bright > 0.8 ? -0.13 : -0.26),
    deep: shade(base, bright > 0.8 ? -0.3 : -0.48),
    shadow: bright > 0.8 ? 0.2 : 0.34,
    glow: bright > 0.8 ? 0.5 : bright < 0.2 ? 0.14 : 0.22,
    second,
    back,
    print: (x, y, radius) => (back ? '' : `<g transform="translate(${x} ${y}) scale(${radius / 100})">${motif}</g>`),
  }
}
