const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[,.] ?(\d{1,3})`
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*(?:-->|,)\s*${TIME}`)

type Cue = { start: string; end: string; text: string[] }

/** A file of SubRip (`.srt`) or YouTube (`.sbv`) as WebVTT, in the order of its times. Any other text stays as it is. */
export function toVtt(file: string): string {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const first = lines.find((line) => line.trim() !== '') ?? ''
  if (/^WEBVTT/.test(first)) return file
  const timings = lines.flatMap((line, index) => (TIMING.test(line) ? [index] : []))
  // A time comes first, below the number of its cue at most.
  if (!TIMING.test(first) && !/^\s*\d+\s*$/.test(first)) return file
  if (timings.length === 0) return file
  const cues = timings.map((at, index) => readCue(lines.slice(at, timings[index + 1]), index + 1 < timings.length))
  cues.sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0))
  return (
    ['WEBVTT', ...cues.map(({ start, end, text }) => [`${start} --> ${end}`, ...text].join('\n'))].join('\n\n') + '\n'
  )
}

/** @param lines from the time of a cue to that of the next, whose number is the last line. */
function readCue([timing = '', ...lines]: string[], isBeforeAnother: boolean): Cue {
  const found = TIMING.exec(timing) ?? []
  const text = lines
    .flatMap((line) => line.split('[br]'))
    .map((line) =>
      line
        .replaceAll(/\{\\[^}]*\}/g, '')
        .replaceAll('-->', '→')
        .trim(),
    )
    .filter((line) => line !== '')
  if (isBeforeAnother && /^\d+$/.test(text.at(-1) ?? '')) text.pop()
  return { start: timeOf(found.slice(1, 5)), end: timeOf(found.slice(5, 9)), text }
}

function timeOf([hours = '', minutes = '', seconds = '', rest = '']: (string | undefined)[]): string {
  const two = (digits: string) => digits.padStart(2, '0')
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${rest.padEnd(3, '0')}`
}
