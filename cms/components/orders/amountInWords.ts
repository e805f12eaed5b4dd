const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** `6379` → `sixty-three dollars and 79 cents`: makes a misplaced decimal point obvious. */
export function amountInWords(cents: number): string {
  const dollars = Math.floor(cents / 100)
  const rest = cents % 100
  const words = `${numberInWords(dollars)} ${dollars === 1 ? 'dollar' : 'dollars'}`
  return rest === 0 ? words : `${words} and ${rest} ${rest === 1 ? 'cent' : 'cents'}`
}

function numberInWords(number: number): string {
  if (number < 20) return SMALL[number] ?? ''
  if (number < 100) return join(TENS[Math.floor(number / 10)] ?? '', '-', number % 10)
  if (number < 1000) return join(`${SMALL[Math.floor(number / 100)]} hundred`, ' ', number % 100)
  return join(`${numberInWords(Math.floor(number / 1000))} thousand`, ' ', number % 1000)
}

const join = (front: string, between: string, rest: number): string =>
  rest === 0 ? front : `${front}${between}${numberInWords(rest)}`
