import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { PlacedCell } from '#contracts/places.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { theme } from '../../theme.ts'
import { cornersOf } from './atlas.ts'
import { cellName } from './cellName.ts'
import { MarkScale } from './MarkScale.tsx'
import { type MapView, pointIn } from './viewOf.ts'

/** Below this size a cell is drawn as a crystal. */
const SMALLEST = 20

/** `onSelect` only for a single state: on the whole map, cells are too close together. */
type CellMarkProps = { cell: PlacedCell; view: MapView; onSelect: (() => void) | undefined }

export function CellMark({ cell, view, onSelect }: CellMarkProps) {
  const corners = cornersOf(cell)?.map((corner) => pointIn(view, corner))
  if (!corners) return null
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 4)
  const size = Math.hypot(
    (corners[1]?.[0] ?? 0) - (corners[0]?.[0] ?? 0),
    (corners[1]?.[1] ?? 0) - (corners[0]?.[1] ?? 0),
  )
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect?.()
  }
  const button = onSelect && {
    role: 'button',
    tabIndex: 0,
    'aria-label': `${cellName(cell)}: ${pluralize(cell.posts.length, 'post', 'posts')}`,
    onClick: onSelect,
    onKeyDown: handleKey,
  }
  return (
    <Mark {...button} aria-hidden={onSelect ? undefined : true}>
      {size >= SMALLEST ? (
        <path d={`M${corners.map((corner) => corner.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`} />
      ) : (
        <g transform={`translate(${x} ${y})`}>
          <MarkScale>
            <path d="M0 -11L8 -3L8 5L0 11L-8 5L-8 -3Z" />
            <path d="M0 -11L0 0L8 5M0 0L-8 5" className="facet" />
          </MarkScale>
        </g>
      )}
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

  .facet {
    fill: none;
    stroke-width: 1;
    opacity: 0.6;
  }

  &:focus-visible {
    outline: none;
    stroke: ${theme.color.focus};
    stroke-width: 4;
  }
`
