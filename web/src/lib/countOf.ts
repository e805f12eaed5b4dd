import { groupDigits } from '#contracts/groupDigits.ts'

/** `1 view`, `2,104 views`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${groupDigits(count)} ${count === 1 ? one : many}`
