import { useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

/** As `queryKeyOf(addressOf(readOpenRound))`, which is loaded with the announcement. */
const KEY = ['/api/questions/open']

/** Keeps the announcement's place while its code loads: the page came with its data. */
export function RoundPlace() {
  const data = useQueryClient().getQueryData<{ round: unknown }>(KEY)
  return data?.round ? <Place /> : null
}

const Place = styled.div`
  min-block-size: 5.1rem;

  ${theme.from.tablet} {
    min-block-size: 3.8rem;
  }
`
