import { formatNumber } from '#contracts/formatNumber.ts'

/** `1 view`, `2,104 views`. */
export const pluralize = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
