/** As medians are written. */
export const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
