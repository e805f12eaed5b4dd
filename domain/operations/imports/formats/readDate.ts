const ISO = /^(\d{4})([-/.])(\d{2})\2(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z| UTC| ?[+-]\d{2}:?\d{2})?)?$/

/**
 * Reads "2024-03-01", "2024/03/01", "2024-03-01 09:30", "2024-03-01 09:30:00 -0500" and "2024-03-01T09:30:00.000Z"; without a time zone it
 * is UTC. Days that could be read two ways, like 03/04/2024, are not guessed.
 */
export function readDate(text: string): string | null {
  const [, year, , month, dayOfMonth, time = '00:00:00', given = 'Z'] = ISO.exec(text.trim()) ?? []
  if (year === undefined) return null
  const day = [year, month, dayOfMonth].join('-')
  const zone = given.replace(' UTC', 'Z').trim()
  const date = new Date(`${day}T${time}${zone}`)
  // JavaScript reads February 30 as March 1.
  if (Number.isNaN(date.getTime()) || (zone === 'Z' && date.toISOString().slice(0, 10) !== day)) return null
  const read = date.toISOString()
  // A time zone can lead beyond the year 9999.
  return /^\d{4}-/.test(read) ? read : null
}
