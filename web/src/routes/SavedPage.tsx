import { SavedPosts } from '../features/content/fieldCopies/SavedPosts.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { t } from '../lib/text.ts'

export function SavedPage() {
  return (
    <Page>
      <PageTitle>{t('Saved for the field')}</PageTitle>
      <PageHeading
        lead={t('Posts on this device, for where there is no signal. They stay as long as your membership.')}
      >
        {t('Saved for the field')}
      </PageHeading>
      <SavedPosts />
    </Page>
  )
}
