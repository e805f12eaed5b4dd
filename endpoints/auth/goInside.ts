import { paths } from '#contracts/paths.ts'
import type { Caller } from '#domain/people/findCaller.ts'
import { goTo, type Reply } from '../Reply.ts'

/** Where somebody wanted to go after signing in; employees who owe the second step set it up on the way. */
export const goInside = ({ owesSecondFactor }: Caller, redirect: string): Reply =>
  goTo(owesSecondFactor ? `${paths.secondFactor}?${new URLSearchParams({ redirect }).toString()}` : redirect)
