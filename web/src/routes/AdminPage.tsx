import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export function AdminPage() {
  return (
    <Page>
      <title>Admin | Stone Hunt</title>
      <PageHeading>Admin</PageHeading>
    </Page>
  )
}
