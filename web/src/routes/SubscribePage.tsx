import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export function SubscribePage() {
  return (
    <Page>
      <title>Subscribe | Stone Hunt</title>
      <PageHeading>Subscribe</PageHeading>
    </Page>
  )
}
