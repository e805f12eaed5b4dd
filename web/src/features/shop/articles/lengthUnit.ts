import type { SizeChart } from '#contracts/shop/sizeChart.ts'
import { withStorage } from '../../../lib/browserStorage.ts'
import { t } from '../../../lib/text.ts'

export type LengthUnit = 'in' | 'cm'

const KEY = 'length-unit'

export const readUnit = (): LengthUnit => (withStorage(() => localStorage.getItem(KEY)) === 'cm' ? 'cm' : 'in')

export function rememberUnit(unit: LengthUnit) {
  withStorage(() => localStorage.setItem(KEY, unit))
}

type Length = NonNullable<SizeChart['sizes'][number]['lengths'][number]>

/** `29.5 in`: with one decimal, unless it is zero. */
export function lengthText({ mm, inch }: Length, unit: LengthUnit): string {
  const length = Math.round((unit === 'in' ? inch : mm / 10) * 10) / 10
  return unit === 'in' ? t('{length, number} in', { length }) : t('{length, number} cm', { length })
}
