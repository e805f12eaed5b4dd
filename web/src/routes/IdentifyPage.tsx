import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { MAX_WAITING } from '#contracts/community/limits.ts'
import { paths } from '#contracts/shared/paths.ts'
import { OwnStone } from '../features/community/identifications/OwnStone.tsx'
import { PublicStones } from '../features/community/identifications/PublicStones.tsx'
import { publicStonesQuery, stonesQuery } from '../features/community/identifications/queries.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { pagePath, t } from '../lib/text.ts'

const StoneForm = lazyPart(
  async () => (await import('../features/community/identifications/StoneForm.tsx')).StoneForm,
  {
    fallback: <Skeleton $height="24rem" />,
  },
)

export function IdentifyPage() {
  const { user, isLoading } = useVisitor()
  return (
    <Page>
      <PageTitle>{t('Identify my stone')}</PageTitle>
      <PageHeading
        lead={t(
          'Show us your find in four kinds of light. A person looks at it and says what it is, and why. Members come first; then the order of asking counts.',
        )}
      >
        {t('Identify my stone')}
      </PageHeading>
      {isLoading && <Skeleton $height="24rem" />}
      {user && <OwnStones />}
      {!user && !isLoading && (
        <div>
          <ButtonAnchor href={`${paths.login}?redirect=${pagePath('/identify')}`}>{t('Sign in to ask')}</ButtonAnchor>
        </div>
      )}
      <Shown />
    </Page>
  )
}

function OwnStones() {
  const { data, isError, isFetching, refetch } = useQuery(stonesQuery)
  const sent = data?.filter(({ status }) => status !== 'draft') ?? []
  const waiting = sent.filter(({ status }) => status === 'waiting').length
  return (
    <>
      {isError && <ErrorState title={t('Your stones could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="24rem" />}
      {data && waiting < MAX_WAITING && <StoneForm />}
      {data && waiting >= MAX_WAITING && (
        <p>{t('Three of your stones are waiting. You can ask about the next one after an answer.')}</p>
      )}
      {sent.length > 0 && (
        <Part aria-labelledby="own-stones">
          <h2 id="own-stones">{t('Your stones')}</h2>
          <Cards>
            {sent.map((stone) => (
              <OwnStone key={stone.id} stone={stone} />
            ))}
          </Cards>
        </Part>
      )}
    </>
  )
}

function Shown() {
  const { data, isError, isFetching, refetch } = useQuery(publicStonesQuery)
  return (
    <Part aria-labelledby="shown-stones">
      <h2 id="shown-stones">{t('Identified so far')}</h2>
      {isError && <ErrorState title={t('The stones could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="16rem" />}
      {data?.length === 0 && <p>{t('Nothing yet. The first one could be yours.')}</p>}
      {data && data.length > 0 && <PublicStones stones={data} />}
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${theme.space[5]};
  margin-block-start: ${theme.space[8]};

  > h2 {
    font-size: ${theme.size.h2};
  }
`
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${theme.space[5]};
`
