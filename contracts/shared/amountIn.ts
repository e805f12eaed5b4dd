import type { Language } from './languages.ts'

const AMOUNT = /^(-?)\$([\d,]+)(?:\.(\d\d))?$/

/** `$1,024.99` → `1.024,99 $` in German. Other texts are returned unchanged. */
export function amountIn(language: Language, text: string): string {
  const [match, sign = '', whole = '', cents] = AMOUNT.exec(text) ?? []
  if (language === 'en' || match === undefined) return text
  return `${sign}${whole.replaceAll(',', '.')}${cents ? `,${cents}` : ''}\u00a0$`
}
