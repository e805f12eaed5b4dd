import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ApiError } from '#contracts/ApiError.ts'
import { articleAddress, articleIdOf } from '#contracts/articleAddress.ts'
import { Appearances } from '../features/articles/Appearances.tsx'
import { Description } from '../features/articles/Description.tsx'
import { merchandiseArticleQuery } from '../features/articles/queries.ts'
import { RelatedArticles } from '../features/articles/RelatedArticles.tsx'
import { ShareButton } from '../features/articles/ShareButton.tsx'
import { theme } from '../theme.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { ArticleBuy } from './articles/ArticleBuy.tsx'
import { ArticleHeading } from './articles/ArticleHeading.tsx'
import { ArticleSkeleton } from './articles/ArticleSkeleton.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

export function ArticlePage() {
  const id = articleIdOf(useParams()['id'] ?? '')
  return id === null ? <NotFoundPage /> : <Article key={id} id={id} />
}

function Article({ id }: { id: number }) {
  const [search] = useSearchParams()
  const { data: article, error, isFetching, refetch } = useQuery(merchandiseArticleQuery(id))

  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (error) {
    return (
      <Page>
        <ErrorState title="This article could not be loaded." onRetry={refetch} pending={isFetching} />
      </Page>
    )
  }
  if (!article) return <ArticleSkeleton />
  if (article.state === 'withdrawn') {
    const title = article.title ? `${article.title} is no longer for sale` : 'This article is no longer for sale'
    return (
      <Page>
        <PageTitle>{article.title ?? 'Not available'}</PageTitle>
        <EmptyState
          headingLevel="h1"
          title={title}
          actions={<ButtonLink to="/merchandise">Shop Merchandise</ButtonLink>}
        >
          We took it out of the shop. Orders that were already paid are still printed.
        </EmptyState>
        <RelatedArticles title="You can get these instead" items={article.related} />
      </Page>
    )
  }
  const { item, related, appearances } = article
  return (
    <Page>
      <PageTitle>{item.title}</PageTitle>
      <Stack>
        <ArticleBuy
          item={item}
          variantId={search.get('variant')}
          more={
            <>
              <Description markup={item.description} />
              <Start>
                <ShareButton title={item.title} path={articleAddress('merchandise', item.id, item.title)} />
              </Start>
            </>
          }
        >
          <ArticleHeading
            title={item.title}
            list={{ label: 'Merchandise', to: '/merchandise' }}
            category={{ label: item.category, to: `/merchandise?category=${encodeURIComponent(item.category)}` }}
          />
        </ArticleBuy>
        <Appearances posts={appearances} />
        <RelatedArticles title="More like this" items={related} />
      </Stack>
    </Page>
  )
}

export const Stack = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`
export const Start = styled.div`
  justify-self: start;
  margin-inline-start: calc(-1 * ${theme.space[3]});
`
