import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ReactNode } from 'react'
import { durationLabel, formatDuration } from '../lib/formatDuration.ts'
import { momentAddress, type Seek } from '../lib/momentLink.ts'
import { theme } from '../theme.ts'
import { t } from '../lib/text.ts'

type MomentLinkProps = {
  /** The page of the film. */
  path: string
  second: number
  /** On the page of the film. */
  onSeek?: Seek | undefined
  children?: ReactNode
}

/** A link to a moment of a film that can be copied. On the film's own page it seeks. */
export function MomentLink({ path, second, onSeek, children }: MomentLinkProps) {
  return (
    <Time
      to={momentAddress(path, second)}
      onClick={(event) => {
        if (!onSeek || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onSeek(second)
      }}
      aria-label={
        children
          ? undefined
          : t('{moment}, play from {duration}', {
              moment: formatDuration(second),
              duration: durationLabel(second),
            })
      }
    >
      {children ?? formatDuration(second)}
    </Time>
  )
}

const Time = styled(Link)`
  font-variant-numeric: tabular-nums;

  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`
