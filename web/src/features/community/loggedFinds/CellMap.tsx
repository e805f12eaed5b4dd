import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { styled } from 'styled-components'
import { cellOf } from '#contracts/community/cellOf.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { Cell } from '#contracts/content/places.ts'
import { pointBelow, viewOf } from '../../../lib/mapView.ts'
import { t } from '../../../lib/text.ts'
import { coast, cornersOf, placeAt, SIZE, states } from '../../../lib/usAtlas.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { CellShape } from '../../../ui/CellShape.tsx'
import { type Direction, middleOf, moveCell } from './moveCell.ts'

type Point = { latitude: number; longitude: number }
type CellMapProps = {
  cell: Cell | null
  /** The name of the state that is shown first; empty for all. */
  state: string
  /** With the middle of the cell. */
  onPick: (point: Point) => void
}

const MOVES = [
  { direction: 'west', label: msg('Move west'), key: 'ArrowLeft', Icon: ArrowLeft },
  { direction: 'north', label: msg('Move north'), key: 'ArrowUp', Icon: ArrowUp },
  { direction: 'south', label: msg('Move south'), key: 'ArrowDown', Icon: ArrowDown },
  { direction: 'east', label: msg('Move east'), key: 'ArrowRight', Icon: ArrowRight },
] as const
/** Where the arrows begin while nothing is chosen. */
const MIDDLE_OF_THE_COUNTRY: [number, number] = [SIZE.width / 2, SIZE.height / 2]

export function CellMap({ cell, state, onPick }: CellMapProps) {
  const [zoomed, setZoomed] = useState(state)
  const shown = states.find(({ name }) => name === zoomed)
  const view = viewOf(shown)

  function pick(point: Point | null) {
    const found = point && cellOf(point)
    if (found && cornersOf(found)) onPick(middleOf(found))
  }

  function handleClick(event: MouseEvent<SVGSVGElement>) {
    const point = pointInPicture(event)
    if (point) pick(placeAt(pointBelow(view, point)))
    const name = event.target instanceof Element && event.target.getAttribute('data-state')
    if (name && !shown) setZoomed(name)
  }

  const move = (direction: Direction) =>
    pick(cell ? moveCell(cell, direction) : placeAt(shown?.center ?? MIDDLE_OF_THE_COUNTRY))

  function handleKey(event: KeyboardEvent) {
    const found = MOVES.find(({ key }) => key === event.key)
    if (!found) return
    event.preventDefault()
    move(found.direction)
  }

  return (
    <Box>
      {/* The buttons below do the same with a keyboard. */}
      <Svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} onClick={handleClick} aria-hidden="true">
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <Coast d={coast} />
          {states.map(({ name, path }) => (
            <Land key={name} d={path} data-state={name} $isShown={name === shown?.name} />
          ))}
        </g>
        {cell && (
          <Chosen>
            <CellShape cell={cell} view={view} />
          </Chosen>
        )}
      </Svg>
      <Bar role="group" aria-label={t('Move the square')} onKeyDown={handleKey}>
        {MOVES.map(({ direction, label, Icon }) => (
          <Button key={direction} tone="outline" size="compact" aria-label={t(label)} onClick={() => move(direction)}>
            <Icon size={18} aria-hidden="true" />
          </Button>
        ))}
        {shown && (
          <Button tone="quiet" size="compact" onClick={() => setZoomed('')}>
            {t('Show all states')}
          </Button>
        )}
      </Bar>
    </Box>
  )
}

/** In the units of the picture, however large it is drawn. */
function pointInPicture({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): [number, number] | null {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return width > 0 && height > 0
    ? [((clientX - left) / width) * SIZE.width, ((clientY - top) / height) * SIZE.height]
    : null
}

const Box = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.sunken};
  ${theme.cleave.small}
`
const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  cursor: crosshair;

  path {
    vector-effect: non-scaling-stroke;
  }
`
const Coast = styled.path`
  fill: none;
  stroke: ${theme.color.line};
  stroke-width: 8;
  stroke-linejoin: round;
`
const Land = styled.path<{ $isShown: boolean }>`
  fill: ${({ $isShown }) => ($isShown ? theme.color.carnelianSoft : theme.color.surface)};
  stroke: ${({ $isShown }) => ($isShown ? theme.color.carnelian : theme.color.lineStrong)};
`
const Chosen = styled.g`
  fill: ${theme.color.amethyst};
  stroke: ${theme.color.bg};
  stroke-width: 1.5;
  pointer-events: none;
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]};
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`
