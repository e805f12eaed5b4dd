type Failure = { membershipId: number; failingSince: Date }

/** What the keys of all emails about one failure begin with. */
export const failureKeyOf = ({ membershipId, failingSince }: Failure): string =>
  `renewal-failed:${membershipId}:${failingSince.toISOString()}:`

const BY_HAND = 'by-hand:'

/** One email a day. */
export const byHandKey = (failure: Failure, now: Date): string =>
  `${failureKeyOf(failure)}${BY_HAND}${now.toISOString().slice(0, 10)}`

export const isByHand = (key: string): boolean => key.includes(`:${BY_HAND}`)
