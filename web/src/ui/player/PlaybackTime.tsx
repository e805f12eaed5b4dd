import { useEffect, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { formatDuration } from '../../lib/formatDuration.ts'

type PlaybackTimeProps = {
  video: RefObject<HTMLVideoElement | null>
  /** Shown until the film itself has reported its own. */
  duration?: number | undefined
}

/** The player's own time display fails WCAG 2.5.3: its accessible name does not contain its text. */
export function PlaybackTime({ video, duration = 0 }: PlaybackTimeProps) {
  const [text, setText] = useState(describe(0, duration))

  useEffect(() => {
    const { current } = video
    if (!current) return
    const update = () => setText(describe(current.currentTime, current.duration || duration))
    update()
    for (const type of EVENTS) current.addEventListener(type, update)
    return () => {
      for (const type of EVENTS) current.removeEventListener(type, update)
    }
  }, [video, duration])

  return <Time>{text}</Time>
}

const EVENTS = ['timeupdate', 'durationchange', 'seeking', 'loadedmetadata']

/** `0:05 / 12:41`. An unknown duration counts as 0. */
const describe = (seconds: number, duration: number): string =>
  `${formatDuration(seconds)} / ${formatDuration(Number.isFinite(duration) ? duration : 0)}`

const Time = styled.span`
  display: inline-flex;
  align-items: center;
  margin-inline-end: auto;
  padding-inline: ${theme.space[2]};
  color: var(--media-primary-color);
  font: 400 0.875rem / 1 ${theme.font.mono};
  white-space: nowrap;
`
