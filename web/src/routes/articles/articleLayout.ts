import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

export const Columns = styled.div<{ $isQuick?: boolean }>`
  display: grid;
  gap: ${theme.space[5]};
  align-items: start;

  ${theme.from.tablet} {
    grid-template-columns: ${({ $isQuick }) => ($isQuick ? '14rem minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};
  }

  ${theme.from.laptop} {
    gap: ${({ $isQuick }) => ($isQuick ? theme.space[5] : theme.space[7])};
  }
`
export const Side = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  min-inline-size: 0;
`
export const Stack = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`
export const Start = styled.div`
  justify-self: start;
  margin-inline-start: calc(-1 * ${theme.space[3]});
`
