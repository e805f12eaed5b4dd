import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import { may, type Role } from '#contracts/platform/roles.ts'
import { publishPostAsEmployee } from '#contracts/routes/content/posts.ts'
import { msg } from '#contracts/shared/msg.ts'
import { AddProductForm } from '../features/shop/catalogue/AddProductForm.tsx'
import { PublishForm } from '../features/content/posts/PublishForm.tsx'
import { CoverPhotoManager } from '../features/platform/site/CoverPhotoManager.tsx'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { PaddedCard } from '../ui/Card.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { RedirectNotice } from './access/RedirectNotice.tsx'
import { pagePath, t } from '../lib/text.ts'

const WaitingLine = lazyPart(async () => (await import('../features/platform/studio/WaitingLine.tsx')).WaitingLine)
const StoryField = lazyPart(async () => (await import('../features/content/stories/StoryField.tsx')).StoryField, {
  fallback: <Skeleton $height="9.5rem" />,
})

const LEADS: Record<Role, string> = {
  owner: msg('Publish content, add products, and change the cover photo.'),
  editor: msg('Publish content and change the cover photo.'),
  moderator: msg('Review comments and answer messages in the studio.'),
  shop: msg('Add products here. Orders, refunds and the catalog are in the studio.'),
}

export function AdminPage() {
  const { user, isLoading } = useVisitor()
  if (isLoading) {
    return (
      <Page>
        <PageHeading>{t('Admin Panel')}</PageHeading>
        <Skeleton $height="30rem" />
      </Page>
    )
  }
  if (user?.owesSecondFactor) {
    return (
      <RedirectNotice
        title={t('Two-step sign-in')}
        reason={t('Please set this up before you continue.')}
        to={`${paths.secondFactor}?redirect=${pagePath('/admin')}`}
        linkLabel={t('Set it up')}
        silent
      />
    )
  }
  if (!user?.role) {
    return (
      <RedirectNotice
        title={t('Access Denied')}
        reason={t('Only employees can use the admin panel.')}
        to={user ? '/' : paths.login}
        linkLabel={user ? t('Home') : t('Sign In')}
      />
    )
  }
  return (
    <Page>
      <PageTitle>{t('Admin Panel')}</PageTitle>
      <PageHeading
        lead={t(LEADS[user.role])}
        actions={
          <>
            <WaitingLine />
            <ButtonAnchor href="/cms" $tone="outline">
              {t('Open the studio')}
            </ButtonAnchor>
          </>
        }
      >
        {t('Admin Panel')}
      </PageHeading>
      <Columns>
        {may(user, 'moderateComments') && !may(user, 'writePosts') && (
          <AdminCard title={t('Comments and Messages')}>
            <p>{t('Nothing can be published with your role. What needs you is in the studio.')}</p>
          </AdminCard>
        )}
        {may(user, 'writePosts') && (
          <AdminCard title={t('Publish Content')}>
            <PublishForm route={publishPostAsEmployee} StoryField={StoryField} />
          </AdminCard>
        )}
        <Side>
          {may(user, 'managePages') && (
            <AdminCard title={t('Cover Photo Management')}>
              <CoverPhotoManager />
            </AdminCard>
          )}
          {may(user, 'manageCatalogue') && (
            <AdminCard title={t('Add Product')}>
              <AddProductForm />
            </AdminCard>
          )}
        </Side>
      </Columns>
    </Page>
  )
}

function AdminCard({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <PaddedCard as="section" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </PaddedCard>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  align-items: start;

  ${theme.from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`
const Side = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`
const Title = styled.h2`
  margin-block-end: ${theme.space[4]};
  font-size: ${theme.size.h3};
`
