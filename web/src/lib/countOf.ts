const numbers = new Intl.NumberFormat('en-US')

/** `1 view`, `2,104 views`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`
