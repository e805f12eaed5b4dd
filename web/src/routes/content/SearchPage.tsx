import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { MAX_RANKED, RESULTS_PER_PAGE } from '#contracts/content/searchKinds.ts'
import { searchAddress, searchOf, type Search } from '#contracts/content/searchPages.ts'
import { archiveQuery } from '../../features/content/posts/queries.ts'
import { searchResultsQuery } from '../../features/content/search/queries.ts'
import { ResultList } from '../../features/content/search/ResultList.tsx'
import { SearchFilters } from '../../features/content/search/SearchFilters.tsx'
import { SearchForm } from '../../features/content/search/SearchForm.tsx'
import { theme } from '../../theme.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ResultCount } from '../../ui/ResultCount.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../lib/text.ts'
import { msg } from '#contracts/shared/msg.ts'
import { Trans } from '../../ui/Trans.tsx'

/** `/content?q=agate`: all results in groups, or all of one kind. */
export function SearchPage() {
  const [parameters] = useSearchParams()
  const search = searchOf(parameters)
  return search && <Results search={search} />
}

function Results({ search }: { search: Search }) {
  const results = useRef<HTMLParagraphElement>(null)
  const { data: answer, isError, isFetching, isPlaceholderData, refetch } = useQuery(searchResultsQuery(search))
  const { data: archive } = useQuery(archiveQuery)
  const { q, kind, page = 1 } = search
  const shown = isError ? undefined : answer
  // Links to further results use the words that were searched for, not the mistyped ones.
  const found = { ...search, q: shown?.correctedTo ?? q }

  return (
    <Page>
      <PageTitle>{t('Search')}</PageTitle>
      <PageHeading>{t('Search')}</PageHeading>
      <Bar>
        <SearchForm search={search} />
        <SearchFilters search={search} archive={archive} />
      </Bar>
      <Counted>
        <ResultCount
          ref={results}
          count={isPlaceholderData ? undefined : shown?.total}
          text={
            shown?.groups.some(({ total }) => total === MAX_RANKED)
              ? msg('{count, plural, one {# result} other {# results and more}}')
              : msg('{count, plural, one {# result} other {# results}}')
          }
        />
        {shown?.correctedTo && !isPlaceholderData && (
          <p>
            <Trans
              id="Nothing found for “{q}”. These are results for <0>{correctedTo}</0>."
              values={{ q, correctedTo: shown.correctedTo }}
              components={{ 0: <Link to={searchAddress(found)} /> }}
            />
          </p>
        )}
      </Counted>
      {isError && (
        <ErrorState title={t('The search didn’t work.')} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {shown?.total === 0 && !isPlaceholderData && (
        <EmptyState title={t('Nothing Found')} actions={<ButtonLink to="/content">{t('Show All Content')}</ButtonLink>}>
          {isFiltered(search)
            ? t('Nothing has all of these words and passes the filters. Try another word, or fewer.')
            : t('Nothing has all of these words. Try another word, or fewer.')}
        </EmptyState>
      )}
      {!answer && !isError && (
        <Groups role="status" aria-label={t('Searching…')}>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} $height="4.5rem" />
          ))}
        </Groups>
      )}
      <Groups data-stale={isPlaceholderData || undefined}>
        {shown?.groups.map((group) => (
          <ResultList
            key={group.kind}
            group={group}
            moreHref={kind ? null : searchAddress({ ...found, kind: group.kind })}
          />
        ))}
      </Groups>
      {kind && shown && (
        <PageLinks
          page={page}
          pages={Math.ceil(shown.total / RESULTS_PER_PAGE)}
          hrefOf={(next) => searchAddress({ ...found, page: next })}
          onGo={() => results.current?.focus()}
        />
      )}
    </Page>
  )
}

const isFiltered = ({ kind, year, stone, state, members }: Search): boolean =>
  [kind, year, stone, state, members].some((filter) => filter !== undefined)

const Bar = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-block-end: ${theme.space[5]};
`
const Counted = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[5]};
`
const Groups = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  transition: opacity ${theme.motion.base} ${theme.motion.ease};

  &[data-stale] {
    opacity: 0.6;
  }

  ${theme.from.laptop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
