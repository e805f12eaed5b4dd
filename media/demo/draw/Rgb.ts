/** Red, green, blue, 0 to 1. Shaders write into one instead of returning, because a picture takes a million calls. */
export type Rgb = [number, number, number]

export function hex(text: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16) / 255) as Rgb // three positions, three channels
}

export function clamp(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value
}

export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export function blend(out: Rgb, over: Rgb, amount: number): void {
  out[0] += (over[0] - out[0]) * amount
  out[1] += (over[1] - out[1]) * amount
  out[2] += (over[2] - out[2]) * amount
}

export function scale(out: Rgb, amount: number): void {
  out[0] *= amount
  out[1] *= amount
  out[2] *= amount
}

export function add(out: Rgb, amount: number): void {
  out[0] += amount
  out[1] += amount
  out[2] += amount
}

export function copy(out: Rgb, from: Rgb): void {
  out[0] = from[0]
  out[1] = from[1]
  out[2] = from[2]
}
