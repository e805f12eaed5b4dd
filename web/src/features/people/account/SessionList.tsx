import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import type { Session } from '#contracts/people/account.ts'
import { deviceName } from '#contracts/people/deviceName.ts'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { msg } from '#contracts/shared/msg.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { leaveTo } from '../../../lib/leaveTo.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { sessionsQuery, useEndOtherSessions, useEndSession } from './queries.ts'
import { Trans } from '../../../ui/Trans.tsx'

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
const SHOWN = 4
const SORRY = msg('That didn’t work. Please try again.')

export function SessionList() {
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery)
  const endOthers = useEndOtherSessions()
  const [isWhole, setWhole] = useState(false)
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent)

  return (
    <Panel>
      {isError && <ErrorState title={t('The list could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {endOthers.error && (
        <Notice tone="bad" role="alert">
          {serverMessage(endOthers.error, t(SORRY))}
        </Notice>
      )}
      {!sessions && !isError && <Skeleton $height="7rem" />}
      {sessions && (
        <Rows role="list">
          {(isWhole ? sessions : sessions.slice(0, SHOWN)).map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
      )}
      {sessions && sessions.length > SHOWN && !isWhole && (
        <Button tone="quiet" onClick={() => setWhole(true)}>
          {t('Show all {count}', { count: sessions.length })}
        </Button>
      )}
      {hasOthers && (
        <Button
          tone="outline"
          pending={endOthers.isPending}
          onClick={() => runMutation(endOthers, undefined, { onError: handleSessionExpired })}
        >
          {t('Sign out everywhere else')}
        </Button>
      )}
    </Panel>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { id, network, signedInAt, isCurrent } = session
  const device = deviceName(session, t)
  const end = useEndSession()

  function handleEnd() {
    runMutation(end, id, {
      // Removes what is saved on this device, too.
      onSuccess: () => isCurrent && leaveTo(paths.logout),
      onError: handleSessionExpired,
    })
  }

  return (
    <li>
      <div>
        <strong>{device}</strong>
        {isCurrent && ` ${t('(this device)')}`}
        <p>
          <Trans
            id="{network}, since <0>{time}</0>"
            values={{ network, time: moment.format(new Date(signedInAt)) }}
            components={{ 0: <time dateTime={signedInAt} /> }}
          />
        </p>
        {end.error && <p role="alert">{serverMessage(end.error, t(SORRY))}</p>}
      </div>
      <Button
        tone="outline"
        size="compact"
        pending={end.isPending}
        aria-label={isCurrent ? t('Sign out here') : t('Sign out {device}, {network}', { device, network })}
        onClick={handleEnd}
      >
        {t('Sign out')}
      </Button>
    </li>
  )
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  > button {
    justify-self: start;
  }
`
const Rows = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-block-start: 1px solid ${theme.color.line};
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
    overflow-wrap: anywhere;
  }
`
