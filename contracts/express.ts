export const EXPRESS_STATES = ['CA', 'NY', 'FL', 'TX', 'IL']

/** Express goes to five states of the US. */
export const isExpressOffered = (country: string, state = ''): boolean =>
  country === 'US' && EXPRESS_STATES.includes(state.toUpperCase())
