/** A cell can cross a border and so be in the lists of two states. */
export const cellElementId = (state: string, cellId: string): string => `cell-${state}-${cellId}`
