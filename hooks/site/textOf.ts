/** Requests can hold anything where a text belongs; that counts as empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
