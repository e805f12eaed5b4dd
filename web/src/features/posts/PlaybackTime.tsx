import { useEffect, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { formatDuration } from './formatDuration.ts'

/**
 * How far the film is, as plain text. The player's own display is a button whose name differs from what it shows, so
 * people who speak to their device can't press it (WCAG 2.5.3).
 */
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

/** `0:05 / 12:41`. A duration that is not known yet counts as 0. */
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
