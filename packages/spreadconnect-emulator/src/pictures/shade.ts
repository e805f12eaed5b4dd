/** Towards white (amount up to 1) or black (down to -1). */
export function shade(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const part = Math.min(1, Math.abs(amount))
  const channels = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16)
    return Math.round(value + (target - value) * part)
  })
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
