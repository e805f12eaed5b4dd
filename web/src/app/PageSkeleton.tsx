import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Fills the window, so that the footer shifts below the fold. */
export function PageSkeleton() {
  return (
    <Page aria-hidden="true" style={{ minBlockSize: '100dvh' }}>
      <Skeleton $height="3.5rem" $width="min(24rem, 80%)" />
      <Skeleton $height="60vh" style={{ marginBlockStart: '2rem' }} />
    </Page>
  )
}
