import { LocateFixed, MapIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { cellOf } from '#contracts/community/cellOf.ts'
import type { LoggedFind, LoggedFindInput } from '#contracts/community/loggedFinds.ts'
import { stateName } from '#contracts/content/states.ts'
import { middleOf } from '../../../lib/middleOf.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

const CellMap = lazyPart(async () => (await import('./CellMap.tsx')).CellMap, {
  fallback: <Skeleton $ratio="975 / 610" />,
})

/** Undefined keeps what is stored; null removes it. */
export type ChosenPoint = LoggedFindInput['point']

type PlaceFieldProps = {
  cell: LoggedFind['cell']
  /** Its code; empty if it isn't noted. */
  state: string
  point: ChosenPoint
  onChange: (point: ChosenPoint) => void
}

const PATIENCE_MS = 15_000

/** A cell of 20 km: around where the person is, or chosen on the map. */
export function PlaceField({ cell: stored, state, point, onChange }: PlaceFieldProps) {
  const [located, setLocated] = useState<'idle' | 'asking' | 'failed'>('idle')
  const [isOpen, setOpen] = useState(false)
  const mapId = useId()
  const cell = point ? cellOf(point) : point === undefined ? stored : null

  function locate() {
    setLocated('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLocated('idle')
        onChange({ latitude, longitude })
      },
      () => setLocated('failed'),
      { maximumAge: 60_000, timeout: PATIENCE_MS },
    )
  }

  return (
    <Box role="group" aria-label={t('On the map')} $isOpen={isOpen}>
      <strong>{t('On the map')}</strong>
      <p role="status">
        {located === 'failed' && `${t('Your browser didn’t tell us where you are.')} `}
        {cell && t('A square of 20 km around {point}. We never keep the exact place.', { point: middleOf(cell) })}
        {!cell && located !== 'failed' && t('Not noted. We’d only keep a square of 20 km.')}
      </p>
      <Row>
        <Button tone="outline" size="compact" pending={located === 'asking'} onClick={locate}>
          <LocateFixed size={16} aria-hidden="true" />
          {t('Note where I am')}
        </Button>
        <Button
          tone="outline"
          size="compact"
          aria-expanded={isOpen}
          aria-controls={isOpen ? mapId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <MapIcon size={16} aria-hidden="true" />
          {isOpen ? t('Close the map') : t('Choose on the map')}
        </Button>
        {cell && (
          <Button tone="quiet" size="compact" onClick={() => onChange(null)}>
            {t('Remove')}
          </Button>
        )}
      </Row>
      {isOpen && (
        <div id={mapId}>
          <p>{t('Press the map, or move the square with the arrows.')}</p>
          <CellMap key={state} cell={cell} state={state && stateName(state)} onPick={onChange} />
        </div>
      )}
    </Box>
  )
}

const Box = styled.div<{ $isOpen: boolean }>`
  display: grid;
  gap: ${theme.space[1]};
  ${({ $isOpen }) => $isOpen && 'grid-column: 1 / -1;'}

  strong {
    font-weight: 650;
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
