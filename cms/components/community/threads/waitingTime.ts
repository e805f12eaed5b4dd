import { DAY_MS } from '../../../../contracts/shared/dayMs.ts'
import { textIn, type Translate } from '../../platform/view/textIn.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** “2 days”, in the largest whole unit. */
export function waitingTime(since: Date, now: Date, t: Translate = textIn('en')): string {
  const ms = Math.max(0, now.getTime() - since.getTime())
  if (ms < HOUR) {
    const number = Math.floor(ms / MINUTE)
    return t(number === 1 ? '{number} minute' : '{number} minutes', { number })
  }
  const hours = Math.floor(ms / HOUR)
  if (ms < 2 * DAY_MS) return t(hours === 1 ? '{number} hour' : '{number} hours', { number: hours })
  return t('{number} days', { number: Math.floor(ms / DAY_MS) })
}
