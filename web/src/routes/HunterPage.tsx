import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ApiError } from '#contracts/platform/ApiError.ts'
import type { Hunter } from '#contracts/community/hunters.ts'
import { hunterName } from '#contracts/community/hunterName.ts'
import { BlockButton } from '../features/community/hunters/BlockButton.tsx'
import { HunterComments } from '../features/community/hunters/HunterComments.tsx'
import { HunterHead } from '../features/community/hunters/HunterHead.tsx'
import { hunterQuery } from '../features/community/hunters/queries.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { MissingDialog } from '../ui/MissingPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { accountAddress } from '../lib/accountTabs.ts'
import { t } from '../lib/text.ts'

const ReportDialog = lazyPart(
  async () => (await import('../features/community/comments/ReportDialog.tsx')).ReportDialog,
  {
    Missing: MissingDialog,
  },
)

/** A member as others see them. */
export function HunterPage() {
  const { handle = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(hunterQuery(handle))
  const isUnknown = error instanceof ApiError && error.status < 500
  return (
    <Page aria-busy={!data && !error}>
      {data && <Found hunter={data} />}
      {!data && isUnknown && <Unknown />}
      {!data && error && !isUnknown && (
        <ErrorState title={t('This page could not be loaded.')} onRetry={refetch} pending={isFetching} />
      )}
      {!data && !error && <Skeleton $height="20rem" />}
    </Page>
  )
}

function Found({ hunter }: { hunter: Hunter }) {
  const { user, isEntitled } = useVisitor()
  const [report, setReport] = useState<'closed' | 'open' | 'sent'>('closed')
  const name = hunterName({ authorName: hunter.name, authorId: hunter.id })
  const [newest] = hunter.comments
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <HunterHead hunter={hunter} name={name}>
        {hunter.isMe && (
          <ButtonLink to={accountAddress('profile')} $tone="outline">
            {t('Change your name or picture')}
          </ButtonLink>
        )}
        {user && !hunter.isMe && hunter.role === 'member' && <BlockButton hunter={hunter} name={name} />}
        {isEntitled && !hunter.isMe && newest && (
          <Button tone="quiet" size="compact" onClick={() => report === 'closed' && setReport('open')}>
            {report === 'sent' ? t('Reported') : t('Report name or picture')}
          </Button>
        )}
      </HunterHead>
      <Title>{t('Comments')}</Title>
      {newest ? <HunterComments comments={hunter.comments} /> : <p>{t('You haven’t commented yet.')}</p>}
      {report === 'open' && newest && (
        <ReportDialog
          open
          onOpenChange={() => setReport('closed')}
          onSent={() => setReport('sent')}
          commentId={newest.id}
          postId={newest.postId}
          author={name}
          initialReason="profile"
        />
      )}
    </>
  )
}

function Unknown() {
  return (
    <>
      <PageTitle>{t('A hunter')}</PageTitle>
      <EmptyState
        headingLevel="h1"
        title={t('There’s nothing to see here')}
        actions={<ButtonLink to="/content">{t('See all content')}</ButtonLink>}
      >
        {t('This member hasn’t commented on anything you can read.')}
      </EmptyState>
    </>
  )
}

const Title = styled.h2`
  margin-block-end: ${theme.space[4]};
  font-size: ${theme.size.h3};
`
