import { useEffect, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { formatDuration } from '../../lib/formatDuration.ts'

/** The player's own time display fails WCAG 2.5.3: its accessible name does not contain its text. */
export function PlaybackTime({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const [text, setText] = useState(describe(0, 0))

  useEffect(() => {
    const { current } = video
    if (!current) return
    const update = () => setText(describe(current.currentTime, current.duration))
    update()
    for (const type of EVENTS) current.addEventListener(type, update)
    return () => {
      for (const type of EVENTS) current.removeEventListener(type, update)
    }
  }, [video])

  return <Time>{text}</Time>
}

const EVENTS = ['timeupdate', 'durationchange', 'seeking', 'loadedmetadata']

/** `0:05 / 12:41`. An unknown duration counts as 0. */
const describe = (seconds: number, duration: number): string =>
  `${formatDuration(seconds)} / ${formatDuration(Number.isFinite(duration) ? duration : 0)}`

const Time = styled.span`
  display: inline-flex;
  align-items: center;
  padding-inline: ${theme.space[2]};
  background: var(--media-secondary-color);
  color: var(--media-primary-color);
  font: 400 0.875rem / 1 ${theme.font.mono};
  white-space: nowrap;
`
