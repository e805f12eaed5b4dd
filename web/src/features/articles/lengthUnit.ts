import type { SizeChart } from '#contracts/sizeChart.ts'
import { withStorage } from '../../lib/browserStorage.ts'

export type LengthUnit = 'in' | 'cm'

const KEY = 'length-unit'

export const readUnit = (): LengthUnit => (withStorage(() => localStorage.getItem(KEY)) === 'cm' ? 'cm' : 'in')

export function rememberUnit(unit: LengthUnit) {
  withStorage(() => localStorage.setItem(KEY, unit))
}

type Length = NonNullable<SizeChart['sizes'][number]['lengths'][number]>

/** With one decimal, unless it is zero. */
export const lengthText = ({ mm, inch }: Length, unit: LengthUnit): string =>
  String(Math.round((unit === 'in' ? inch : mm / 10) * 10) / 10)
