/** `"12:41"`, `"1:02:03"` or plain seconds → seconds; null for anything else. */
export function readMoment(text: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})$/.exec(text.trim())
  if (!match) return null
  const [, hours = 0, minutes = 0, seconds = 0] = match.map((part) => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + seconds
}
