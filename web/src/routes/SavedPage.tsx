import { Link } from 'react-router-dom'
import { SavedPosts } from '../features/content/fieldCopies/SavedPosts.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Trans } from '../ui/Trans.tsx'
import { t } from '../lib/text.ts'

export function SavedPage() {
  return (
    <Page>
      <PageTitle>{t('Saved for the field')}</PageTitle>
      <PageHeading
        lead={
          <Trans
            id="Posts on this device, for where there is no signal. They stay as long as your membership. <0>Watch later</0> is a list in your account."
            components={{ 0: <Link to="/watch-later" /> }}
          />
        }
      >
        {t('Saved for the field')}
      </PageHeading>
      <SavedPosts />
    </Page>
  )
}
