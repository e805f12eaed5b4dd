import { styled } from 'styled-components'
import type { OwnStone } from '#contracts/ownStones.ts'
import type { OrderAccess } from '../orders/queries.ts'
import { OwnStoneRow } from './OwnStoneRow.tsx'

type OwnStoneListProps = {
  stones: OwnStone[]
  /** Of the order that they were bought with; null for those of an account. */
  access: OrderAccess | null
}

export function OwnStoneList({ stones, access }: OwnStoneListProps) {
  return (
    <Rows role="list">
      {stones.map((stone) => (
        <OwnStoneRow key={`${stone.lineId} ${stone.piece}`} stone={stone} access={access} />
      ))}
    </Rows>
  )
}

const Rows = styled.ul``
