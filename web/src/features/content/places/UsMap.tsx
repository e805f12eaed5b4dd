import type { KeyboardEvent } from 'react'
import { keyframes, styled } from 'styled-components'
import type { PlacedState } from '#contracts/content/places.ts'
import { pointIn, viewOf } from '../../../lib/mapView.ts'
import { coast, SIZE, states as outlines } from '../../../lib/usAtlas.ts'
import { theme } from '../../../theme.ts'
import { MarkScale } from '../../../ui/MarkScale.tsx'
import { cellElementId } from './cellElementId.ts'
import { CellMark } from './CellMark.tsx'
import { t } from '../../../lib/text.ts'

/** Alaska's last islands extend beyond the picture. */
const FRAME = `-64 -6 ${SIZE.width + 68} ${SIZE.height + 12}`
/** Bands around the coast, like the ones of an agate; drawn from the outside in. */
const BANDS = [46, 32, 20, 10]

type UsMapProps = { states: PlacedState[]; selected: string | null; onSelect: (state: string | null) => void }

export function UsMap({ states, selected, onSelect }: UsMapProps) {
  const placed = new Map(states.map((state) => [state.name, state]))
  const outlineOf = (name: string | undefined) => outlines.find((outline) => outline.name === name)
  const shown = outlineOf(states.find(({ state }) => state === selected)?.name)
  const view = viewOf(shown)
  const marked = selected === null ? states : states.filter(({ state }) => state === selected)
  return (
    <Svg viewBox={FRAME} role="group" aria-label={t('Map of the United States')}>
      <Moving style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
        {BANDS.map((width) => (
          <g key={width} aria-hidden="true">
            <Band d={coast} $width={width + 1.5} />
            <Water d={coast} $width={width} />
          </g>
        ))}
        {/* Drawn last, so that no neighbor covers its border. */}
        {[...outlines]
          .sort((one, other) => Number(placed.has(one.name)) - Number(placed.has(other.name)))
          .map(({ name, path }) => {
            const place = placed.get(name)
            if (!place) return <Land key={name} d={path} aria-hidden="true" />
            const isSelected = place.state === selected
            const toggle = () => onSelect(isSelected ? null : place.state)
            return (
              <HuntedLand
                key={name}
                d={path}
                $isBehind={selected !== null && !isSelected}
                role="button"
                tabIndex={0}
                aria-pressed={isSelected}
                aria-label={`${name}: ${t('{count, plural, one {# post} other {# posts}}', { count: place.count })}`}
                onClick={toggle}
                onKeyDown={(event: KeyboardEvent) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return
                  event.preventDefault()
                  toggle()
                }}
              />
            )
          })}
        {shown && <Border d={shown.path} aria-hidden="true" />}
      </Moving>
      <Marks key={selected}>
        {marked.map(({ state, name, posts }) => {
          const outline = outlineOf(name)
          if (!outline || posts.length === 0) return null
          const [x, y] = pointIn(view, outline.center)
          return (
            <g key={state} transform={`translate(${x} ${y})`} aria-hidden="true">
              <MarkScale>
                <Ring r={15} />
                <Count y={6}>{posts.length}</Count>
              </MarkScale>
            </g>
          )
        })}
        {marked.flatMap(({ state, cells }) =>
          cells.map((cell) => (
            <CellMark
              key={`${state}-${cell.id}`}
              cell={cell}
              view={view}
              onSelect={
                selected === null ? undefined : () => document.getElementById(cellElementId(state, cell.id))?.focus()
              }
            />
          )),
        )}
      </Marks>
    </Svg>
  )
}

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  overflow: hidden;
`
const Moving = styled.g`
  transition: transform ${theme.motion.slow} ${theme.motion.ease};

  path {
    vector-effect: non-scaling-stroke;
  }
`
const Band = styled.path<{ $width: number }>`
  fill: none;
  stroke: ${theme.color.line};
  stroke-width: ${({ $width }) => $width};
  stroke-linejoin: round;
`
const Water = styled(Band)`
  stroke: ${theme.color.sunken};
`
const Land = styled.path`
  fill: ${theme.color.surface};
  stroke: ${theme.color.line};
`
const HuntedLand = styled.path<{ $isBehind: boolean }>`
  fill: ${({ $isBehind }) => ($isBehind ? theme.color.surface : theme.color.carnelianSoft)};
  stroke: ${({ $isBehind }) => ($isBehind ? theme.color.lineStrong : theme.color.carnelian)};
  stroke-width: 1.25;
  cursor: pointer;

  &:hover {
    stroke-width: 2.5;
  }

  &:focus-visible {
    outline: none;
    stroke: ${theme.color.focus};
    stroke-width: 4;
  }
`
/** A neighbor that is drawn later covers half of the border. */
const Border = styled.path`
  fill: none;
  stroke: ${theme.color.carnelian};
  stroke-width: 2;
  pointer-events: none;
`
const appear = keyframes`
  from { opacity: 0; }
`
const Marks = styled.g`
  animation: ${appear} ${theme.motion.slow} backwards;
`
const Ring = styled.circle`
  fill: ${theme.color.carnelian};
  stroke: ${theme.color.bg};
  stroke-width: 1.5;
`
const Count = styled.text`
  fill: ${theme.color.onCarnelian};
  font: 650 17px ${theme.font.mono};
  text-anchor: middle;
`
