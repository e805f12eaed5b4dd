import { formatNumber } from '#contracts/formatNumber.ts'

export const pluralize = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
