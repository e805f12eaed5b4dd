import type { Language } from '../shared/languages.ts'

const GRAMS_PER_OUNCE = 28.349523125

/** `412` → `"412 g · 14.5 oz"`; from a kilogram on, kilograms and pounds. In German `"412 g · 14,5 oz"`. */
export function formatWeight(grams: number, language: Language): string {
  const decimals = (value: number, most: number) => value.toLocaleString(language, { maximumFractionDigits: most })
  const ounces = grams / GRAMS_PER_OUNCE
  if (grams >= 1000) return `${decimals(grams / 1000, 2)} kg · ${decimals(ounces / 16, 1)} lb`
  return `${decimals(grams, 1)} g · ${decimals(ounces, ounces < 1 ? 2 : 1)} oz`
}
