export const yearStart = (year: number): Date => new Date(Date.UTC(year, 0, 1))
