import { splitTimestamps } from '#contracts/timestamps.ts'
import type { Seek } from '../lib/momentLink.ts'
import { MomentLink } from './MomentLink.tsx'

type TimedTextProps = {
  text: string
  /** The page of the film. */
  path: string
  /** Null where there is no film to watch: times stay text. */
  duration: number | null
  onSeek?: Seek | undefined
}

/** A text in which the times of a film are links to its moments. */
export function TimedText({ text, path, duration, onSeek }: TimedTextProps) {
  if (duration === null) return text
  return splitTimestamps(text, duration).map(({ text: piece, second }, index) =>
    second === null ? (
      piece
    ) : (
      <MomentLink key={index} path={path} second={second} onSeek={onSeek}>
        {piece}
      </MomentLink>
    ),
  )
}
