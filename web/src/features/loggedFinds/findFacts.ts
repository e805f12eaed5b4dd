import type { LoggedFind } from '#contracts/loggedFinds.ts'
import { stateName } from '#contracts/states.ts'
import { dateFormat } from '../../lib/dateFormat.ts'
import { language, t } from '../../lib/text.ts'

const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `Oct 4, 2026`. */
export const foundOnText = (foundOn: string): string => day.format(new Date(foundOn))

export const placeText = ({ words, state }: { words: string; state: string | null }): string =>
  [words, state && stateName(state)].filter(Boolean).join(', ')

type Cell = NonNullable<LoggedFind['cell']>
/** `46.8° N, 92.1° W`: the middle of a cell of about 20 km. */
export function cellText({ south, north, west, east }: Cell): string {
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2]
  const [upward, sideways] = [degreesOf(latitude), degreesOf(longitude)]
  return [
    latitude < 0 ? t('{degrees}° S', { degrees: upward }) : t('{degrees}° N', { degrees: upward }),
    longitude < 0 ? t('{degrees}° W', { degrees: sideways }) : t('{degrees}° E', { degrees: sideways }),
  ].join(', ')
}

function degreesOf(angle: number): string {
  const written = Math.abs(angle).toFixed(1)
  return language() === 'de' ? written.replace('.', ',') : written
}
