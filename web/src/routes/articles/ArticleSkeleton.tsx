import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Columns, Side } from './articleLayout.ts'

export function ArticleSkeleton() {
  return (
    <Page aria-busy="true">
      <Columns>
        <Skeleton $ratio="1" />
        <Side>
          <Skeleton $height="3rem" $width="80%" />
          <Skeleton $height="2rem" $width="30%" />
          <Skeleton $height="8rem" />
          <Skeleton $height="2.75rem" />
        </Side>
      </Columns>
    </Page>
  )
}
