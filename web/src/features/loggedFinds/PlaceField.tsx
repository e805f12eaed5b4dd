import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { LoggedFind, LoggedFindInput } from '#contracts/loggedFinds.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { cellText } from './findFacts.ts'

/** Undefined keeps what is stored; null removes it. */
export type ChosenPoint = LoggedFindInput['point']

type PlaceFieldProps = {
  cell: LoggedFind['cell']
  point: ChosenPoint
  onChange: (point: ChosenPoint) => void
}

const PATIENCE_MS = 15_000

/** The cell of 20 km around where the person is. */
export function PlaceField({ cell, point, onChange }: PlaceFieldProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')

  function locate() {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle')
        onChange({ latitude, longitude })
      },
      () => setState('failed'),
      { maximumAge: 60_000, timeout: PATIENCE_MS },
    )
  }

  const hasPlace = point ?? (point === undefined && cell)
  return (
    <Box role="group" aria-label="On the map">
      <strong>On the map</strong>
      <p role="status">
        {state === 'failed' && 'Your browser didn’t tell us where you are. '}
        {point && 'We keep a square of 20 km around you, never the exact place.'}
        {point === undefined && cell && `A square of 20 km around ${cellText(cell)}.`}
        {!hasPlace && state !== 'failed' && 'Not noted. We’d only keep a square of 20 km.'}
      </p>
      <Row>
        <Button tone="outline" size="compact" pending={state === 'asking'} onClick={locate}>
          <LocateFixed size={16} aria-hidden="true" />
          Note where I am
        </Button>
        {hasPlace && (
          <Button tone="quiet" size="compact" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </Row>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[1]};

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
