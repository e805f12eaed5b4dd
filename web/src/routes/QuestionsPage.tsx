import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { pageOf } from '#contracts/community/questionPages.ts'
import { roundsQuery } from '../features/community/questions/queries.ts'
import { RoundCard } from '../features/community/questions/RoundCard.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageLinks } from '../ui/PageLinks.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { t } from '../lib/text.ts'

export function QuestionsPage() {
  const [search] = useSearchParams()
  const page = pageOf(search)
  const { data, isError, isFetching, refetch } = useQuery(roundsQuery(page))
  return (
    <Page>
      <PageTitle>{t('Q&A')}</PageTitle>
      <PageHeading lead={t('Members ask and vote, and we answer: on film, or right here.')}>
        {t('Questions & answers')}
      </PageHeading>
      {isError && (
        <ErrorState title={t('The Q&A rounds could not be loaded.')} onRetry={refetch} pending={isFetching} />
      )}
      {!data && !isError && <Skeleton $height="20rem" />}
      {data?.rounds.length === 0 && (
        <EmptyState title={t('No Q&A yet')} actions={<ButtonLink to="/content">{t('All content')}</ButtonLink>}>
          {t('The next round appears here as soon as it has a date.')}
        </EmptyState>
      )}
      {data?.rounds.map((round) => (
        <RoundCard key={round.id} round={round} />
      ))}
      {data && (
        <PageLinks
          page={page}
          pages={data.pages}
          hrefOf={(number) => `/questions${number > 1 ? `?page=${number}` : ''}`}
          onGo={() => undefined}
        />
      )}
    </Page>
  )
}
