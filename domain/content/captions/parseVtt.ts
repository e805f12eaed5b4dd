import { MAX_CAPTIONS_BYTES } from '#contracts/content/captions.ts'
import { MAX_VIDEO_SECONDS } from '#contracts/shared/constants.ts'
import { decodeHTMLStrict } from 'entities'
import { hasVisible } from '#contracts/shared/visibleText.ts'

export type Cue = { startsAtMs: number; endsAtMs: number; text: string; settings: string[] }

/** Errors name the line, counted as in the author's editor. */
type Parsed = { cues: Cue[]; problem: null } | { cues: null; problem: string }

const TIME = String.raw`(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMING = new RegExp(String.raw`^\s*${TIME}\s+-->\s+${TIME}(?:\s(.*))?$`)
const SETTING = /^(vertical|line|position|size|align):[\w.,%-]+$/

/** Strict: rejects files that players would have to guess about. Notes, styles and regions are removed. */
export function parseVtt(file: string): Parsed {
  if (Buffer.byteLength(file) > MAX_CAPTIONS_BYTES) return refuse(1, 'The file is larger than 1 MB.')
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const unprintable = lines.findIndex((line) => line.includes('\0'))
  if (unprintable !== -1) return refuse(unprintable + 1, 'This isn’t text. Save the file as UTF-8.')
  if (!/^WEBVTT([ \t]|$)/.test(lines[0] ?? '')) return refuse(1, 'The file must begin with WEBVTT.')
  const cues: Cue[] = []
  for (const block of blocksOf(lines)) {
    const found = readBlock(block, cues.at(-1)?.startsAtMs ?? 0)
    if (typeof found === 'string') return { cues: null, problem: found }
    if (found?.text) cues.push(found)
  }
  return cues.length === 0 ? refuse(lines.length, 'The file ends without a cue.') : { cues, problem: null }
}

type Block = { first: number; lines: string[] }

/** Groups of lines, with the number of their first line. The header is one. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = []
  let current: Block | null = null
  lines.forEach((line, index) => {
    if (line === '' || (isBlank(line) && (!current || separates(current, lines, index)))) current = null
    else if (current) current.lines.push(line)
    else blocks.push((current = { first: index + 1, lines: [line] }))
  })
  return blocks
}

/**
 * A line of spaces belongs to its cue: automatic captions begin with one. Some editors also leave them between two
 * cues, where the times of the next one follow.
 */
function separates({ lines: above }: Block, lines: string[], index: number): boolean {
  const [next = '', second = ''] = lines.slice(index + 1, index + 3)
  const isBeforeCue = next.includes('-->') || (!isBlank(next) && second.includes('-->'))
  return isBeforeCue && !(above.at(-1) ?? '').includes('-->')
}

const isBlank = (line: string): boolean => line.trim() === ''

/** @returns null for a block without a cue, or the error. */
function readBlock({ first, lines }: Block, notBefore: number): Cue | string | null {
  if (first === 1) return arrowIn(lines, 1, first, 'Leave an empty line before the first cue.')
  if (/^(NOTE([ \t]|$)|(STYLE|REGION)[ \t]*$)/.test(lines[0] ?? '')) return null
  const at = lines[0]?.includes('-->') ? 0 : 1
  const timing = TIMING.exec(lines[at] ?? '')
  const line = first + Math.min(at, lines.length - 1)
  if (!timing) return problemAt(line, 'Expected times such as 00:04.000 --> 00:06.500.')
  const [startsAtMs, endsAtMs] = [millisecondsOf(timing.slice(1, 5)), millisecondsOf(timing.slice(5, 9))]
  if (endsAtMs <= startsAtMs) return problemAt(line, 'The cue ends before it begins.')
  if (endsAtMs > MAX_VIDEO_SECONDS * 1000) return problemAt(line, 'The cue is later than the longest video.')
  if (startsAtMs < notBefore) return problemAt(line, 'The cue begins before the one above it.')
  const joined = arrowIn(lines, at + 1, first, 'Leave an empty line between two cues.')
  if (joined) return joined
  const settings = (timing[9] ?? '').split(/\s+/).filter((setting) => SETTING.test(setting))
  return { startsAtMs, endsAtMs, text: plainCueText(lines.slice(at + 1).join('\n')), settings }
}

function arrowIn(lines: string[], from: number, first: number, message: string): string | null {
  const index = lines.findIndex((line, position) => position >= from && line.includes('-->'))
  return index === -1 ? null : problemAt(first + index, message)
}

const millisecondsOf = ([hours, minutes, seconds, rest]: (string | undefined)[]): number =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)

const problemAt = (line: number, message: string): string => `Line ${line}: ${message}`
const refuse = (line: number, message: string): Parsed => ({ cues: null, problem: problemAt(line, message) })

/** No part may reach beyond the next `<`, or a file full of them would take quadratic time. */
const VOICE = /<v(?:\.[^\s<>]*)?[ \t]([^<>]*)>/g
/** Those of WebVTT, and what SubRip files have. */
const TAG = /<\/?(?:b|i|u|s|c|v|lang|ruby|rt|font|em|strong|span)(?:\.[^\s<>]*)?(?:[ \t][^<>]*)?>/gi
const BREAK = /<br ?\/?>/gi
/** Where and how a line stands, as tools that convert other captions leave it. */
const STYLE = /\{\\[^{}<]{1,80}\}/g
const KARAOKE_TIME = /<(?:\d{2,3}:)?\d{2}:\d{2}\.\d{3}>/g

/** A cue's text without markup and blank lines. The speaker comes first; other markup is text. */
export const plainCueText = (text: string): string =>
  decodeHTMLStrict(
    text
      .replace(VOICE, (_, name: string) => (name.trim() ? `${name.trim()}: ` : ''))
      .replace(TAG, '')
      .replace(KARAOKE_TIME, '')
      .replace(BREAK, '\n')
      .replace(STYLE, ''),
  )
    .split(/[\r\n]/)
    .filter(hasVisible)
    .join('\n')
    .trim()
