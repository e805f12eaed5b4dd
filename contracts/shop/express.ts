/** US states that express delivers to, until the owner chooses others. */
export const EXPRESS_STATES: readonly string[] = ['CA', 'NY', 'FL', 'TX', 'IL']

export const isExpressOffered = (states: readonly string[], country: string, state = ''): boolean =>
  country === 'US' && states.includes(state.toUpperCase())
