type Rgb = readonly [number, number, number]

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

export const isHexColor = (text: string): boolean => HEX.test(text)

/** The contrast ratio of WCAG 2, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** @param share of `other`, 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [rgbOf(color), rgbOf(other)]
  const channels = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function rgbOf(hex: string): Rgb {
  const digits = hex.slice(1)
  const [red = '0', green = '0', blue = '0'] =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
