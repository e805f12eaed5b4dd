const MOMENT = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/

/** `7:30` → 450, `1:02:03` → 3723; null for anything else. */
export function parseMoment(text: string): number | null {
  const match = MOMENT.exec(text.trim())
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
