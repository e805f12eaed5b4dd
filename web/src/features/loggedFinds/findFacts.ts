import type { LoggedFind } from '#contracts/loggedFinds.ts'
import { stateName } from '#contracts/states.ts'
import { dayOf } from '../../lib/dates.ts'

/** `Oct 4, 2026`. */
export const foundOnText = (foundOn: string): string => `${dayOf(new Date(foundOn))}, ${foundOn.slice(0, 4)}`

export const placeText = ({ words, state }: { words: string; state: string | null }): string =>
  [words, state && stateName(state)].filter(Boolean).join(', ')

type Cell = NonNullable<LoggedFind['cell']>
/** `46.8° N, 92.1° W`: the middle of a cell of about 20 km. */
export function cellText({ south, north, west, east }: Cell): string {
  const side = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(1)}° ${value < 0 ? negative : positive}`
  return `${side((south + north) / 2, 'N', 'S')}, ${side((west + east) / 2, 'E', 'W')}`
}
