import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import { publishPost } from '#contracts/routes/content/posts.ts'
import { PublishForm } from '../features/content/posts/PublishForm.tsx'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { PaddedCard } from '../ui/Card.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { RedirectNotice } from './access/RedirectNotice.tsx'
import { t } from '../lib/text.ts'

const StoryField = lazyPart(async () => (await import('../features/content/stories/StoryField.tsx')).StoryField, {
  fallback: <Skeleton $height="9.5rem" />,
})

export function UploadPage() {
  const { user, isLoading } = useVisitor()
  if (isLoading) {
    return (
      <Page>
        <PageHeading>{t('Upload Content')}</PageHeading>
        <Skeleton $height="30rem" />
      </Page>
    )
  }
  if (!user) {
    return (
      <RedirectNotice
        title={t('Unauthorized')}
        reason={t('You are logged out. Logging in again...')}
        to={paths.login}
        linkLabel={t('Sign In')}
      />
    )
  }
  if (user.isEmployee) {
    return (
      <RedirectNotice
        title={t('Employees publish in the Admin Panel')}
        reason={t('Taking you there...')}
        to="/admin"
        linkLabel={t('Admin Panel')}
        silent
      />
    )
  }
  return (
    <Page>
      <PageTitle>{t('Upload Content')}</PageTitle>
      <PageHeading lead={t('Show us what you found. We’ll review it before it goes live.')}>
        {t('Upload Content')}
      </PageHeading>
      <Columns>
        <PublishForm route={publishPost} StoryField={StoryField} />
        <Notes as="aside" aria-labelledby="field-notes">
          <h2 id="field-notes">{t('Field notes')}</h2>
          <ul>
            <li>{t('Videos up to 30 minutes (MP4, MOV, AVI)')}</li>
            <li>{t('Up to 10 photos per post (JPG, PNG, WebP)')}</li>
            <li>{t('Videos up to 2 GB, photos up to 10 MB each')}</li>
            <li>{t('Say where and when: the county and the rock say more than a pin on a map')}</li>
          </ul>
        </Notes>
      </Columns>
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-items: start;

  ${theme.from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[7]};
  }
`
const Notes = styled(PaddedCard)`
  h2 {
    margin-block-end: ${theme.space[3]};
    font-size: ${theme.size.h4};
  }

  ul {
    padding-inline-start: 1.2rem;
  }

  li + li {
    margin-block-start: ${theme.space[2]};
  }

  li::marker {
    color: ${theme.color.carnelian};
  }
`
