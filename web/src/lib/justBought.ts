/** The state with which a page follows that was just paid for. */
export const JUST_BOUGHT = { wasBought: true }

export const wasBought = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wasBought' in state && state.wasBought === true
