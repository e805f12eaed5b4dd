import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Holds the place of a screen whose code is on its way. It fills the window, so that the footer moves where nobody looks. */
export function PageSkeleton() {
  return (
    <Page aria-hidden="true" style={{ minBlockSize: '100dvh' }}>
      <Skeleton $height="3.5rem" $width="min(24rem, 80%)" />
      <Skeleton $height="60vh" style={{ marginBlockStart: '2rem' }} />
    </Page>
  )
}
