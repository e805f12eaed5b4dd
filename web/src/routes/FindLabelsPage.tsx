import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { createGlobalStyle, styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import type { LoggedFind } from '#contracts/community/loggedFinds.ts'
import { FindLabel } from '../features/community/loggedFinds/FindLabel.tsx'
import { findListingAddress, findListingOf } from '../features/community/loggedFinds/listing.ts'
import { findQuery, findsQuery } from '../features/community/loggedFinds/queries.ts'
import { useBrandName } from '../lib/siteConfig.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { pagePath, t } from '../lib/text.ts'

/** Of one find, or of a page of the list. */
export function FindLabelsPage() {
  const { user, isLoading } = useVisitor()
  const [search] = useSearchParams()
  const id = search.get('find')
  return (
    <Page>
      <PageTitle>{t('Labels')}</PageTitle>
      <PrintStyle />
      {isLoading && <Skeleton $height="20rem" />}
      {!user && !isLoading && (
        <EmptyState
          headingLevel="h1"
          title={t('Labels for your finds')}
          actions={<ButtonAnchor href={`${paths.login}?redirect=${pagePath('/finds')}`}>{t('Sign In')}</ButtonAnchor>}
        >
          {t('Sign in to print them.')}
        </EmptyState>
      )}
      {user && (id && /^\d{1,10}$/.test(id) ? <OneLabel id={id} /> : <ListedLabels search={search} />)}
    </Page>
  )
}

function OneLabel({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(findQuery(id))
  const back = `/finds?find=${id}`
  return <Labels finds={data && [data]} failed={isError} back={back} onRetry={refetch} isFetching={isFetching} />
}

function ListedLabels({ search }: { search: URLSearchParams }) {
  const listing = findListingOf(search)
  const { data, isError, isFetching, refetch } = useQuery(findsQuery(listing))
  const back = findListingAddress('/finds', listing)
  return <Labels finds={data?.finds} failed={isError} back={back} onRetry={refetch} isFetching={isFetching} />
}

type LabelsProps = {
  finds: LoggedFind[] | undefined
  failed: boolean
  back: string
  onRetry: () => unknown
  isFetching: boolean
}

function Labels({ finds, failed, back, onRetry, isFetching }: LabelsProps) {
  const brand = useBrandName()
  return (
    <>
      <Screen>
        <PageHeading
          lead={t(
            'Print at 100% on sheets of A4 with 21 labels of 63.5 × 38.1 mm. The QR code opens your find; if you shared it, the page you shared.',
          )}
          actions={
            <>
              <ButtonLink to={back} $tone="outline">
                {t('Back')}
              </ButtonLink>
              {finds && finds.length > 0 && (
                <Button onClick={() => window.print()}>
                  <Printer size={18} aria-hidden="true" />
                  {t('Print')}
                </Button>
              )}
            </>
          }
        >
          {t('Labels')}
        </PageHeading>
      </Screen>
      {failed && <ErrorState title={t('The labels could not be loaded.')} onRetry={onRetry} pending={isFetching} />}
      {!finds && !failed && <Skeleton $height="20rem" />}
      {finds?.length === 0 && <EmptyState title={t('Nothing to print')}>{t('No find matches.')}</EmptyState>}
      {finds && finds.length > 0 && (
        <Sheet role="list" data-printed>
          {finds.map((find) => (
            <FindLabel key={find.id} find={find} brand={brand} />
          ))}
        </Sheet>
      )}
    </>
  )
}

/** Nothing but the labels; the margins are those of the sheet. */
const PrintStyle = createGlobalStyle`
  @page { size: A4; margin: 15.15mm 7.2mm; }
  @media print {
    html { background: none !important; }
    body *:not(:has([data-printed]), [data-printed], [data-printed] *) { display: none !important; }
    body *:has([data-printed]) { margin: 0 !important; padding: 0 !important; max-inline-size: none !important; }
  }
`
const Screen = styled.div`
  @media print {
    display: none;
  }
`
const Sheet = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  padding: 1px;
  overflow-x: auto;

  @media print {
    display: grid;
    grid-template-columns: repeat(3, 63.5mm);
    gap: 0 2.5mm;
    padding: 0;
    overflow: visible;
  }
`
