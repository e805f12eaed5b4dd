import { styled } from 'styled-components'
import { Badge } from './Badge.tsx'

/** With words of people, which can be longer than a line. */
export const TypedBadge = styled(Badge)`
  white-space: normal;
`
