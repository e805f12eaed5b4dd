import type { Plan } from '#contracts/people/people.ts'

export type DemoMember = {
  firstName: string
  email: string
  /** Days since the account was created. */
  daysAgo: number
  membership: { plan: Plan; state: MembershipState } | null
}

type MembershipState = 'active' | 'trialing' | 'ending' | 'past_due' | 'ended'

const NAMES =
  'Ada Ben Cleo Dara Emil Fay Gus Hana Ivo June Kofi Lena Milo Nia Otto Pia Quin Rosa Sami Tess Uma Vito Wren Xenia Yuri Zoe Anton Birgit Cyrus Delia Ezra Flora Goran Hedda Imre Jonas Kira Luca Mara Nils'

/** Trials are short, so the newest members have them. */
const STATES: Record<number, MembershipState> = { 0: 'trialing', 1: 'trialing', 2: 'trialing', 23: 'past_due' }
const ENDED = [17, 24, 29, 36]
const ENDING = [12, 21, 33]
const NONE = [5, 14, 27, 38]

/** Newest first; more of them joined lately. First names only: these people do not exist. */
export const memberList: DemoMember[] = NAMES.split(' ').map((firstName, index) => ({
  firstName,
  email: `${firstName.toLowerCase()}@members.stonehunt.test`,
  daysAgo: Math.round(1 + 89 * (index / 39) ** 1.3),
  membership: NONE.includes(index) ? null : { plan: index % 7 === 3 ? 'annual' : 'monthly', state: stateOf(index) },
}))

function stateOf(index: number): MembershipState {
  if (ENDED.includes(index)) return 'ended'
  return ENDING.includes(index) ? 'ending' : (STATES[index] ?? 'active')
}
