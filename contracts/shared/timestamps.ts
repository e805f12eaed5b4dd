/** `4:10` or `1:02:03`, but neither a time of day such as `4:10 pm` nor part of a longer number. */
const TIMESTAMP = /(?<![\d:.,/-])(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)(?![\d:]|\.\d|\s?[ap]\.?m\b)/gi

type TextPiece = { text: string; second: number | null }

/** Splits a text into timestamps within the video and the text between them. */
export function splitTimestamps(text: string, durationSeconds: number): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(TIMESTAMP)) {
    const second = toSecond(match[1], match[2], match[3])
    if (second === null || second > durationSeconds) continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), second: null })
    pieces.push({ text: match[0], second })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), second: null })
  return pieces
}

/** Null for 60 or more minutes after an hour, as in `1:90:10`. */
export function toSecond(hours: string | undefined, minutes = '0', seconds = '0'): number | null {
  if (hours !== undefined && Number(minutes) > 59) return null
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
}
