import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import type { Passkey } from '#contracts/people/passkeys.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { confirmFirst } from './confirmFirst.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import { useRemovePasskey } from './passkeyQueries.ts'

const day = dateFormat({ dateStyle: 'medium' })

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const added = day.format(new Date(createdAt))
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const wasRenaming = useRef(false)
  const [isConfirming, setConfirming] = useState(false)
  const remove = useRemovePasskey(id)

  // The form that had the focus is gone.
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])

  function handleRemove() {
    runMutation(remove, undefined, {
      onSuccess: () =>
        showToast({ title: t('Passkey removed'), description: t('“{name}” no longer signs in.', { name }) }),
      onError: (error) => handleSessionExpired(error) || confirmFirst(error),
    })
  }

  if (isRenaming) {
    return (
      <Row>
        <PasskeyNameForm passkey={passkey} onDone={() => setRenaming(false)} />
      </Row>
    )
  }
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <p>
          {lastUsedAt
            ? t('Added {added}, last used {used}', { added, used: day.format(new Date(lastUsedAt)) })
            : t('Added {added}, not used yet', { added })}
        </p>
        {remove.error && <p role="alert">{serverMessage(remove.error, t('That didn’t work. Please try again.'))}</p>}
      </div>
      <Actions>
        <Button
          ref={renameButton}
          tone="quiet"
          size="compact"
          aria-label={t('Rename {name}', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('Rename')}
        </Button>
        <Button
          tone="outline"
          size="compact"
          aria-label={t('Remove {name}', { name })}
          pending={remove.isPending}
          onClick={() => setConfirming(true)}
        >
          {t('Remove')}
        </Button>
      </Actions>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('Remove this passkey?')}
        description={t(
          '“{name}” will no longer sign in here. You can still use your password or an emailed code. Your device may keep the passkey until you delete it there.',
          { name },
        )}
        confirmLabel={t('Remove passkey')}
        dismissLabel={t('Keep it')}
        onConfirm={handleRemove}
      />
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`
