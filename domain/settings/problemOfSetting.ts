import { DEFAULTS } from './defaults.ts'

/** What is wrong with the value of a known setting, or null. */
export function problemOfSetting(key: string, value: string): string | null {
  const setting = Object.entries(DEFAULTS).find(([known]) => known === key)?.[1]
  if (!setting || !('fits' in setting) || setting.fits.test(value)) return null
  return `That value isn’t allowed. ${setting.note}`
}
