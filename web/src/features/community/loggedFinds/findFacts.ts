import { stateName } from '#contracts/content/states.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'

const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `Oct 4, 2026`. */
export const foundOnText = (foundOn: string): string => day.format(new Date(foundOn))

export const placeText = ({ words, state }: { words: string; state: string | null }): string =>
  [words, state && stateName(state)].filter(Boolean).join(', ')
