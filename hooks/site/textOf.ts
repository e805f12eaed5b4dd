/** Requests can have any value instead of a text, which counts as empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
