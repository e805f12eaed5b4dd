/** An amount of money with the point that the API reads: in German, people type a comma. */
export const typedAmount = (typed: string): string => typed.trim().replace(',', '.')
