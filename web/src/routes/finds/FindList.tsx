import { useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { FINDS_PER_PDF } from '#contracts/community/limits.ts'
import { loggedFindsCsv, loggedFindsPdf } from '#contracts/routes/community/loggedFinds.ts'
import { FindCard } from '../../features/community/loggedFinds/FindCard.tsx'
import { findListingAddress, findListingOf } from '../../features/community/loggedFinds/listing.ts'
import { findsQuery } from '../../features/community/loggedFinds/queries.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Input } from '../../ui/Input.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { ResultCount } from '../../ui/ResultCount.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../lib/text.ts'
import { msg } from '#contracts/shared/msg.ts'

const newFind = () => (
  <ButtonLink to="/finds?new">
    <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
    {t('Log a find')}
  </ButtonLink>
)

export function FindList() {
  const [search] = useSearchParams()
  const listing = findListingOf(search)
  const { data, isError, isFetching, refetch } = useQuery(findsQuery(listing))
  const isEmpty = data?.count === 0 && listing.q === ''
  if (isEmpty)
    return (
      <EmptyState headingLevel="h1" title={t('Your log is empty')} actions={newFind()}>
        {t('Note what you find: photos, a rough place, a number. Only you see it, until you share it.')}
      </EmptyState>
    )
  return (
    <>
      <PageHeading lead={t('Your private log. Only you see it, except for finds you share.')} actions={newFind()}>
        {t('My finds')}
      </PageHeading>
      <SearchForm key={listing.q} q={listing.q} />
      <ResultCount count={data?.count} text={msg('{count, plural, one {# find} other {# finds}}')} />
      {isError && <ErrorState title={t('Your finds could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="24rem" />}
      {data?.count === 0 && (
        <EmptyState
          title={t('Nothing matches')}
          actions={<ButtonLink to="/finds">{t('Show all my finds')}</ButtonLink>}
        >
          {t('Try the stone, the place, the number, or a word of your notes.')}
        </EmptyState>
      )}
      {data && data.count > 0 && (
        <>
          <Grid role="list">
            {data.finds.map((find) => (
              <FindCard key={find.id} find={find} />
            ))}
          </Grid>
          <PageLinks
            page={listing.page}
            pages={data.pages}
            hrefOf={(page) => findListingAddress('/finds', { ...listing, page })}
            onGo={() => undefined}
          />
          <Exports aria-label={t('Take along')}>
            <ButtonLink to={findListingAddress('/finds/labels', listing)} $tone="outline" $size="compact">
              {t('Print labels of this page')}
            </ButtonLink>
            <a href={addressOf(loggedFindsCsv, {})} download>
              {t('All as CSV')}
            </a>
            {partsOf(data.count).map((part, _, parts) => (
              <a key={part} href={pdfAddress(listing.q, part)} download>
                {listing.q ? t('These as PDF') : t('All as PDF')}
                {parts.length > 1 && `, ${t('part {part}', { part })}`}
              </a>
            ))}
          </Exports>
        </>
      )}
    </>
  )
}

const partsOf = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / FINDS_PER_PDF) }, (_, index) => index + 1)

const pdfAddress = (q: string, part: number): string =>
  addressOf(loggedFindsPdf, { query: { ...(q && { q }), ...(part > 1 && { part }) } })

function SearchForm({ q }: { q: string }) {
  const [text, setText] = useState(q)
  const navigate = useNavigate()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void navigate(findListingAddress('/finds', { q: text.trim(), page: 1 }))
  }

  return (
    <Row role="search" onSubmit={handleSubmit}>
      <Input
        type="search"
        aria-label={t('Search my finds')}
        placeholder={t('Stone, place, number, notes')}
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" tone="outline">
        <Search size={18} aria-hidden="true" />
        {t('Search')}
      </Button>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  gap: ${theme.space[2]};
  max-inline-size: 34rem;
  margin-block-end: ${theme.space[3]};
`
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[3]};
`
const Exports = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};
  margin-block-start: ${theme.space[6]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.line};
`
