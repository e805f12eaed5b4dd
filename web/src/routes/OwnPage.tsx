import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { readPage } from '#contracts/routes/content/pages.ts'
import { readQuery } from '../lib/readQuery.ts'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { t } from '../lib/text.ts'

const Story = lazyPart(async () => (await import('../features/content/stories/Story.tsx')).Story)

const CreatorCard = lazyPart(async () => (await import('../features/platform/site/CreatorCard.tsx')).CreatorCard, {
  Missing: () => null,
})

/** The page about the creator shows what the owner wrote for the landing page. */
const ABOUT = 'about'

/** An owner's page; other addresses are not found. */
export function OwnPage() {
  const slug = useLocation().pathname.slice(1)
  const { data: config, isPending } = useSiteConfig()
  if (isPending) return <OwnPageSkeleton />
  return config?.navigation.pages.includes(slug) ? <WrittenPage slug={slug} /> : <NotFoundPage />
}

function WrittenPage({ slug }: { slug: string }) {
  const { data: page, error, isFetching, refetch } = useQuery(readQuery(readPage, { params: { slug } }))

  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (error) {
    return (
      <Page>
        <ErrorState title={t('This page could not be loaded.')} onRetry={refetch} pending={isFetching} />
      </Page>
    )
  }
  if (!page) return <OwnPageSkeleton />
  return (
    <Page>
      <PageTitle>{page.title}</PageTitle>
      <PageHeading>{page.title}</PageHeading>
      <Story title={page.title} path={`/${slug}`} story={page.story} isCut={false} />
      {slug === ABOUT && <CreatorCard isWhole />}
    </Page>
  )
}

function OwnPageSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton $height="3rem" $width="60%" />
    </Page>
  )
}
