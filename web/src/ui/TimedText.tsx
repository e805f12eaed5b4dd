import { splitTimestamps } from '#contracts/shared/timestamps.ts'
import type { Seek } from '../lib/momentLink.ts'
import { MomentLink } from './MomentLink.tsx'

type TimedTextProps = {
  text: string
  /** The page of the film. */
  path: string
  /** Null without a film to watch: timestamps stay plain text. */
  duration: number | null
  onSeek?: Seek | undefined
}

/** A text whose timestamps link to moments of the film. */
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
