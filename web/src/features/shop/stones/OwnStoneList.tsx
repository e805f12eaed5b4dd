import { styled } from 'styled-components'
import type { OwnStone } from '#contracts/shop/ownStones.ts'
import { OwnStoneRow } from './OwnStoneRow.tsx'
import type { StoneCalls } from './ownStoneQueries.ts'

type OwnStoneListProps = { stones: OwnStone[]; calls: StoneCalls }

export function OwnStoneList({ stones, calls }: OwnStoneListProps) {
  return (
    <Rows role="list">
      {stones.map((stone) => (
        <OwnStoneRow key={`${stone.lineId} ${stone.piece}`} stone={stone} calls={calls} />
      ))}
    </Rows>
  )
}

const Rows = styled.ul``
