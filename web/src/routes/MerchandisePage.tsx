import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export function MerchandisePage() {
  return (
    <Page>
      <title>Merchandise | Stone Hunt</title>
      <PageHeading>Merchandise</PageHeading>
    </Page>
  )
}
