import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type {
  DateFieldValidation,
  NumberFieldSingleValidation,
  SelectFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload'
import { date, number, select, text } from 'payload/shared'
import { isWebAddress } from '#contracts/shared/isWebAddress.ts'
import type { Post } from '../../payload-types.ts'

type Place = NonNullable<Post['place']>
type Collecting = NonNullable<Post['collecting']>

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** The map shows everyone a state, so an exact place needs one. */
export const requireState: SelectFieldSingleValidation = (value, options) => {
  const { latitude, longitude } = options.siblingData as Place
  const isPlaced = !isEmpty(latitude) || !isEmpty(longitude)
  return isPlaced && !value ? 'Choose the state too. It is what visitors see.' : select(value, options)
}

export const requireWhole =
  (other: 'latitude' | 'longitude'): NumberFieldSingleValidation =>
  (value, options) =>
    isEmpty(value) && !isEmpty((options.siblingData as Place)[other])
      ? 'Enter both latitude and longitude, or neither.'
      : number(value, options)

const isStarted = (siblingData: unknown): boolean => {
  const { rule, sourceUrl, checkedOn } = siblingData as Collecting
  return ![rule, sourceUrl, checkedOn].every(isEmpty)
}

const INCOMPLETE = 'A line about collecting needs its rule, its source and the day you checked it.'

export const requireRule: TextFieldSingleValidation = (value, options) =>
  isEmpty(value) && isStarted(options.siblingData) ? INCOMPLETE : text(value, options)

export const requireSource: TextFieldSingleValidation = (value, options) => {
  if (isEmpty(value)) return isStarted(options.siblingData) ? INCOMPLETE : true
  return isWebAddress(String(value)) ? text(value, options) : 'Enter an address that begins with https:// or http://.'
}

export const requireCheckedOn: DateFieldValidation = (value, options) => {
  if (isEmpty(value)) return isStarted(options.siblingData) ? INCOMPLETE : true
  // A day is stored as noon in UTC, which can be hours ahead.
  const isAhead = new Date(String(value)).getTime() > Date.now() + DAY_MS
  return isAhead ? 'Choose a day that has passed.' : date(value, options)
}
