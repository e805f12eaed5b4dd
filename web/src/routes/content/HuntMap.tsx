import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { mapAddress } from '#contracts/content/postPages.ts'
import { storeContentView, type ContentView } from '../../features/content/posts/contentView.ts'
import { ViewSwitch } from '../../features/content/posts/ViewSwitch.tsx'
import { MembersSeeMore } from '../../features/content/places/MembersSeeMore.tsx'
import { PlaceList } from '../../features/content/places/PlaceList.tsx'
import { placesQuery } from '../../features/content/places/queries.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../lib/text.ts'

const UsMap = lazyPart(async () => (await import('../../features/content/places/UsMap.tsx')).UsMap, {
  fallback: <Skeleton $ratio="975 / 610" />,
})

/** `/content?view=map`: where posts were made, on a map and as a list. */
export function HuntMap() {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { data, isError, isFetching, refetch } = useQuery(placesQuery)
  const states = data?.states
  const selected = states?.find(({ state }) => state === parameters.get('state'))?.state ?? null

  function select(state: string | null) {
    void navigate(mapAddress(state), { replace: true })
  }

  function leave(view: ContentView) {
    storeContentView(view)
    void navigate('/content')
  }

  return (
    <Page>
      <PageTitle>{t('Hunt map')}</PageTitle>
      <PageHeading
        lead={t('Where the stones came from. The exact spots stay secret.')}
        actions={<ViewSwitch view="map" onChange={leave} />}
      >
        {t('Hunt map')}
      </PageHeading>
      {isError && (
        <ErrorState title={t('The map could not be loaded.')} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {states?.length === 0 && (
        <EmptyState title={t('No Places Yet')} actions={<ButtonLink to="/content">{t('Show All Content')}</ButtonLink>}>
          {t('No published hunt is on the map yet.')}
        </EmptyState>
      )}
      {!states && !isError && <Skeleton $ratio="975 / 610" role="status" aria-label={t('Loading the map…')} />}
      {states && states.length > 0 && (
        <Columns>
          <Drawing>
            <UsMap states={states} selected={selected} onSelect={select} />
            <Foot>
              <span>{t('State outlines: U.S. Census Bureau')}</span>
              {selected && (
                <Button tone="outline" size="compact" onClick={() => select(null)}>
                  {t('Show all states')}
                </Button>
              )}
            </Foot>
          </Drawing>
          <div>
            <PlaceList states={states} selected={selected} onSelect={select} />
            {!visitor.isLoading && !visitor.isEntitled && <MembersSeeMore />}
          </div>
        </Columns>
      )}
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  ${theme.from.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(18rem, 3fr);
  }
`
const Drawing = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  ${theme.cleave.large}
  background: ${theme.color.sunken};

  ${theme.from.laptop} {
    position: sticky;
    inset-block-start: 5.5rem;
    align-self: start;
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-block-size: 3.5rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  > span {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
  }
`
