import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { msg } from '#contracts/shared/msg.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { confirmFirst } from './confirmFirst.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { passkeysQuery, useAddPasskey } from './passkeyQueries.ts'

export function PasskeyList() {
  const { data: passkeys, isError, isFetching, refetch } = useQuery(passkeysQuery)
  const add = useAddPasskey()
  const [problem, setProblem] = useState('')

  function handleAdd() {
    setProblem('')
    if (!('PublicKeyCredential' in window)) return setProblem(t('This browser can’t create passkeys.'))
    runMutation(add, undefined, {
      onSuccess: ({ name }) =>
        showToast({ title: t('Passkey added'), description: t('It’s called “{name}”.', { name }) }),
      onError: (error) => handleSessionExpired(error) || confirmFirst(error) || setProblem(problemOf(error)),
    })
  }

  return (
    <Panel id="passkeys">
      <h3>{t('Passkeys')}</h3>
      <p>
        {t(
          'Sign in with your finger, your face or the PIN of your device. A passkey replaces the password and the code.',
        )}
      </p>
      {isError && <ErrorState title={t('Your passkeys could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!passkeys && !isError && <Skeleton $height="3.5rem" />}
      {passkeys?.length === 0 && <p>{t('You don’t have a passkey yet.')}</p>}
      {passkeys && passkeys.length > 0 && (
        <Rows role="list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Rows>
      )}
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {passkeys && (
        <Button tone="outline" pending={add.isPending} onClick={handleAdd}>
          {t('Add a passkey')}
        </Button>
      )}
    </Panel>
  )
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError) return serverMessage(error, t(SORRY))
  const { name } = error as Error
  if (name === 'InvalidStateError') return t('This device already has a passkey for your account.')
  if (name === 'NotAllowedError') return t('No passkey was created. You can try again at any time.')
  return t(SORRY)
}

const SORRY = msg('We couldn’t create a passkey. Please try again.')

const Rows = styled.ul``
const Panel = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  scroll-margin-block-start: 6rem;

  h3 {
    font-size: ${theme.size.md};
  }

  > p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }

  > button {
    justify-self: start;
  }
`
