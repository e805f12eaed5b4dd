import { formatNumber as formatEnglish } from '#contracts/shared/formatNumber.ts'
import { language } from './text.ts'

/** `2104` → `2,104`, in German `2.104`. */
export const formatNumber = (whole: number): string => {
  const written = formatEnglish(whole)
  return language() === 'de' ? written.replaceAll(',', '.') : written
}
