/** Cells reach across borders, so one can be in the lists of two states. */
export const cellElementId = (state: string, cellId: string): string => `cell-${state}-${cellId}`
