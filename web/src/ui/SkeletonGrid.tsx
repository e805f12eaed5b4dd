import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useIsSlow } from '../lib/useIsSlow.ts'
import { theme } from '../theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { t } from '../lib/text.ts'

type SkeletonGridProps = { count: number; label: string; children: ReactNode }

/** After a few seconds a message says that loading is slow. */
export function SkeletonGrid({ count, label, children }: SkeletonGridProps) {
  const isSlow = useIsSlow()
  return (
    <>
      {isSlow ? (
        <Slow role="status">{t('This is taking longer than usual. Your connection may be slow.')}</Slow>
      ) : (
        <VisuallyHidden role="status">{label}</VisuallyHidden>
      )}
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children}</Fragment>
      ))}
    </>
  )
}

const Slow = styled.p`
  grid-column: 1 / -1;
  color: ${theme.color.muted};
`
