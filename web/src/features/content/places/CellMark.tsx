import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { PlacedCell } from '#contracts/content/places.ts'
import type { MapView } from '../../../lib/mapView.ts'
import { cornersOf } from '../../../lib/usAtlas.ts'
import { theme } from '../../../theme.ts'
import { CellShape } from '../../../ui/CellShape.tsx'
import { cellName } from './cellName.ts'
import { t } from '../../../lib/text.ts'

/** `onSelect` only for a single state: on the whole map, cells are too close together. */
type CellMarkProps = { cell: PlacedCell; view: MapView; onSelect: (() => void) | undefined }

export function CellMark({ cell, view, onSelect }: CellMarkProps) {
  if (!cornersOf(cell)) return null
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect?.()
  }
  const button = onSelect && {
    role: 'button',
    tabIndex: 0,
    'aria-label': `${cellName(cell)}: ${t('{count, plural, one {# post} other {# posts}}', { count: cell.posts.length })}`,
    onClick: onSelect,
    onKeyDown: handleKey,
  }
  return (
    <Mark {...button} aria-hidden={onSelect ? undefined : true}>
      <CellShape cell={cell} view={view} />
    </Mark>
  )
}

const Mark = styled.g`
  fill: ${theme.color.amethyst};
  stroke: ${theme.color.bg};
  stroke-width: 1.5;
  stroke-linejoin: round;

  &[role='button'] {
    cursor: pointer;
  }

  &:not([role='button']) {
    pointer-events: none;
  }

  &:focus-visible {
    outline: none;
    stroke: ${theme.color.focus};
    stroke-width: 4;
  }
`
