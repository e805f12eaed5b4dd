import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export function UploadPage() {
  return (
    <Page>
      <title>Upload | Stone Hunt</title>
      <PageHeading>Upload</PageHeading>
    </Page>
  )
}
