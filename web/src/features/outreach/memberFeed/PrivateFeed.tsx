import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import type { MemberFeed } from '#contracts/outreach/memberFeed.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { FeedAddress } from './FeedAddress.tsx'
import { memberFeedQuery, useCreateFeed, useRemoveFeed } from './queries.ts'

const day = dateFormat({ dateStyle: 'medium' })

/** Shows the address only once, when it is made. */
export function PrivateFeed() {
  const { data, isError, isFetching, refetch } = useQuery(memberFeedQuery)
  const [path, setPath] = useState<string>()
  const create = useCreateFeed()
  const remove = useRemoveFeed()

  const report = (error: unknown) =>
    handleSessionExpired(error) ||
    showToast({
      tone: 'destructive',
      title: t('Error'),
      description: serverMessage(error, t('That didn’t work. Please try again.')),
    })

  if (isError) return <ErrorState title={t('Your feed could not be loaded.')} onRetry={refetch} pending={isFetching} />
  if (!data) return <Skeleton $height="4rem" />
  return (
    <Box>
      <p>{stateOf(data)}</p>
      {path && <FeedAddress path={path} />}
      <Buttons>
        {data.isMember && (
          <Button
            tone="outline"
            pending={create.isPending}
            onClick={() => runMutation(create, undefined, { onSuccess: (made) => setPath(made.path), onError: report })}
          >
            {data.feed ? t('Make a new address') : t('Get my feed')}
          </Button>
        )}
        {data.feed && (
          <Button
            tone="quiet"
            pending={remove.isPending}
            onClick={() => runMutation(remove, undefined, { onSuccess: () => setPath(undefined), onError: report })}
          >
            {t('End my feed')}
          </Button>
        )}
      </Buttons>
    </Box>
  )
}

function stateOf({ isMember, feed }: MemberFeed): string {
  if (!feed) {
    return isMember
      ? t(
          'Add the address to a podcast player or feed reader to get every new post there. Keep it to yourself: anyone who has it can watch.',
        )
      : t('Members get an address for podcast players and feed readers.')
  }
  const made = t('Your feed has had its address since {day}.', { day: day.format(new Date(feed.createdAt)) })
  const read = feed.lastReadAt
    ? t('It was last read on {day}.', { day: day.format(new Date(feed.lastReadAt)) })
    : t('No player has read it yet.')
  const then = isMember
    ? t('If you’ve lost the address, or someone else has it, make a new one. The old address stops working.')
    : t('It only says that your membership has ended.')
  return `${made} ${read} ${then}`
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
