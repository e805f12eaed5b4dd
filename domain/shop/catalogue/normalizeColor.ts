/** CSS names seen in the print provider's data. */
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

/** `#rrggbb`, or null when unreadable. Real data has three or six digits, with or without `#`, or two values. */
export function normalizeColor(value: string | null | undefined): string | null {
  const first = (value ?? '').split(',')[0]?.trim().toLowerCase().replace(/^#/, '') ?? ''
  if (/^[0-9a-f]{6}$/.test(first)) return `#${first}`
  if (/^[0-9a-f]{3}$/.test(first)) return `#${[...first].map((digit) => digit + digit).join('')}`
  return NAMES.get(first) ?? null
}
