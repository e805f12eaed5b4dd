import { DEFAULTS } from './defaults.ts'

export function settingProblem(key: string, value: string): string | null {
  const setting = Object.entries(DEFAULTS).find(([known]) => known === key)?.[1]
  if (!setting || !('fits' in setting) || setting.fits.test(value)) return null
  return `That value isn’t allowed. ${setting.note}`
}
