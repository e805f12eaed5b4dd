/** In North America ten digits are a number, as people write it there. */
const NORTH_AMERICA = '+1'

/**
 * A phone number that is not typed yet begins with the calling code of the chosen country.
 * @param callingCode such as `+34`.
 */
export function beginPhone(typed: string, callingCode: string | null): string {
  const isOnlyCode = /^(?:\+\d{1,4})?$/.test(typed.trim())
  if (!isOnlyCode || callingCode === null) return typed
  return callingCode === NORTH_AMERICA ? '' : `${callingCode} `
}
