/** CSS names the print provider has been seen to use instead of digits. */
const NAMES = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['red', '#ff0000'],
  ['navy', '#000080'],
  ['grey', '#808080'],
  ['gray', '#808080'],
  ['green', '#008000'],
  ['blue', '#0000ff'],
])

/**
 * The provider's colour as `#rrggbb`, or null when it cannot be read (drawn as grey). Seen in the wild: with and
 * without `#`, three or six digits, two values with a comma between for two-tone garments; the first one counts.
 */
export function cleanColour(value: string | null | undefined): string | null {
  const first = (value ?? '').split(',')[0]?.trim().toLowerCase().replace(/^#/, '') ?? ''
  if (/^[0-9a-f]{6}$/.test(first)) return `#${first}`
  if (/^[0-9a-f]{3}$/.test(first)) return `#${[...first].map((digit) => digit + digit).join('')}`
  return NAMES.get(first) ?? null
}
