import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export function OrdersPage() {
  return (
    <Page>
      <title>Orders | Stone Hunt</title>
      <PageHeading>Orders</PageHeading>
    </Page>
  )
}
