import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { articleIdOf } from '#contracts/shop/articleAddress.ts'
import { questionListingOf } from '#contracts/community/questionPages.ts'
import type { QuestionPage } from '#contracts/community/questions.ts'
import { roundQuery } from '../features/community/questions/queries.ts'
import { useRoundTimes } from '../features/community/questions/useRoundTimes.ts'
import { theme } from '../theme.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { LazyNotFoundPage } from './LazyNotFoundPage.tsx'
import { JoinPrompt } from './questions/JoinPrompt.tsx'
import { QuestionList } from './questions/QuestionList.tsx'
import { langOfOriginal } from '../lib/pageLanguage.ts'
import { t } from '../lib/text.ts'

export function RoundPage() {
  const id = articleIdOf(useParams()['round'] ?? '')
  return id === null ? <LazyNotFoundPage /> : <OneRound key={id} id={id} />
}

function OneRound({ id }: { id: number }) {
  const [search] = useSearchParams()
  const listing = questionListingOf(search)
  const { data, error, isFetching, refetch } = useQuery(roundQuery(id, listing))
  if (!data && error instanceof ApiError && error.status === 404) return <LazyNotFoundPage />
  return (
    <Page>
      <PageTitle>{data?.round.title ?? 'Q&A'}</PageTitle>
      {error && <ErrorState title={t('This Q&A could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !error && <Skeleton $height="24rem" />}
      {data && <RoundHead page={data} />}
      {data?.locked && <JoinPrompt count={data.round.questionCount} />}
      {data && !data.locked && <QuestionList page={data} listing={listing} />}
    </Page>
  )
}

function RoundHead({ page: { round } }: { page: QuestionPage }) {
  const times = useRoundTimes(round)
  return (
    <>
      <PageHeading
        lead={round.description || undefined}
        actions={
          round.phase !== 'closed' && (
            <ButtonAnchor $tone="outline" href={`/api/questions/${round.id}/calendar.ics`} download>
              {t('Add to calendar')}
            </ButtonAnchor>
          )
        }
      >
        {round.title}
      </PageHeading>
      <Facts>
        <div>
          <dt>{t('Session')}</dt>
          <dd>
            <time dateTime={round.startsAt}>{times.session}</time>
          </dd>
        </div>
        <div>
          <dt>{t('Questions')}</dt>
          <dd>{times.phase}</dd>
        </div>
        {round.film && (
          <div>
            <dt>{t('Film')}</dt>
            <dd>
              <Link to={`/content/${round.film.id}`} lang={langOfOriginal()}>
                {round.film.title}
              </Link>
            </dd>
          </div>
        )}
      </Facts>
    </>
  )
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[7]};
  margin-block-end: ${theme.space[6]};

  dt {
    color: ${theme.color.muted};
    font: 600 ${theme.size.xs} / 1.6 ${theme.font.mono};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`
