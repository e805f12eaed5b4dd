import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Holds the place of a screen whose code is on its way: heading and one block, so the footer does not jump. */
export function PageSkeleton() {
  return (
    <Page aria-hidden="true">
      <Skeleton $height="3.5rem" $width="min(24rem, 80%)" />
      <Skeleton $height="60vh" style={{ marginBlockStart: '2rem' }} />
    </Page>
  )
}
