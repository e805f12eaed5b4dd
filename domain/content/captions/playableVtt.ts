import { type Cue, parseVtt } from './parseVtt.ts'

/** A file for the player, with nothing but its cues. */
export const playableVtt = (stored: string): string => writeVtt(parseVtt(stored).cues ?? [])

/** A file with only these cues; markup in them is text. */
export const writeVtt = (cues: Cue[]): string => ['WEBVTT', ...cues.map(writeCue)].join('\n\n') + '\n'

const writeCue = ({ startsAtMs, endsAtMs, text, settings }: Cue): string =>
  `${[writeTime(startsAtMs), '-->', writeTime(endsAtMs), ...settings].join(' ')}\n${escape(text)}`

const writeTime = (ms: number): string =>
  [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':') + `.${String(ms % 1000).padStart(3, '0')}`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
