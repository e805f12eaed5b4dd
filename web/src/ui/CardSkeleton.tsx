import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { Skeleton } from './Skeleton.tsx'

type CardSkeletonProps = { ratio: string; lines?: number }

/** Matches the size of a loaded card, so that nothing shifts. */
export function CardSkeleton({ ratio, lines = 2 }: CardSkeletonProps) {
  return (
    <Box aria-hidden="true" data-testid="skeleton">
      <Skeleton $ratio={ratio} />
      <Body>
        <Skeleton $height="1.5rem" $width="70%" />
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} $height="1rem" $width={index === lines - 1 ? '45%' : '100%'} />
        ))}
      </Body>
    </Box>
  )
}

const Box = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  ${theme.cleave.medium}
  background: ${theme.color.surface};
`
const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
`
