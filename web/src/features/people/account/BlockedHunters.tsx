import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { hunterName } from '#contracts/community/hunterName.ts'
import type { BlockedHunter } from '#contracts/community/hunters.ts'
import { blockedQuery, useBlocking } from '../../../lib/blocking.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Trans } from '../../../ui/Trans.tsx'

const day = dateFormat({ dateStyle: 'medium' })

/** The members whose replies one no longer sees. */
export function BlockedHunters() {
  const { data, isError, isFetching, refetch } = useQuery(blockedQuery)
  return (
    <Box>
      <h3>{t('Blocked members')}</h3>
      {isError && <ErrorState title={t('The list could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="2rem" />}
      {data?.length === 0 && (
        <Text>{t('You haven’t blocked anyone. You can block a member below their reply to you.')}</Text>
      )}
      {data && data.length > 0 && (
        <List role="list">
          {data.map((person) => (
            <BlockedRow key={person.id} person={person} />
          ))}
        </List>
      )}
    </Box>
  )
}

function BlockedRow({ person: { id, name, blockedAt } }: { person: BlockedHunter }) {
  const unblock = useBlocking()
  const shown = hunterName({ authorName: name, authorId: id })
  return (
    <li>
      <div>
        <strong>{shown}</strong>
        <Text>
          <Trans
            id="Since <0>{day}</0>"
            values={{ day: day.format(new Date(blockedAt)) }}
            components={{ 0: <time dateTime={blockedAt} /> }}
          />
        </Text>
        {unblock.error && <p role="alert">{serverMessage(unblock.error, t('That didn’t work. Please try again.'))}</p>}
      </div>
      <Button
        tone="outline"
        size="compact"
        pending={unblock.isPending}
        aria-label={t('Unblock {name}', { name: shown })}
        onClick={() => runMutation(unblock, { id, isBlocked: false }, { onError: handleSessionExpired })}
      >
        {t('Unblock')}
      </Button>
    </li>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  h3 {
    font-size: ${theme.size.md};
  }
`
const Text = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-block-start: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
`
