/** Each is drawn by itself; empty ones aren't drawn. */
export const noteLines = (notes: string): string[] => notes.split('\n').filter((line) => line !== '')
