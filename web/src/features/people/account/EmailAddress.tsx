import { useState } from 'react'
import { styled } from 'styled-components'
import type { OwnAccount } from '#contracts/people/account.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { EmailForm } from './EmailForm.tsx'
import { EmailStatus } from './EmailStatus.tsx'
import { useCancelEmailChange } from './queries.ts'
import { Trans } from '../../../ui/Trans.tsx'

/** The address of the account, and a change that waits for its link to be opened. */
export function EmailAddress({ email, account }: { email: string; account: OwnAccount | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const cancel = useCancelEmailChange()

  function handleCancel() {
    runMutation(cancel, undefined, {
      onError: (error) => handleSessionExpired(error) || showError(error),
    })
  }

  return (
    <>
      <Line>
        <span>{email}</span>
        {account && <EmailStatus isConfirmed={account.isEmailConfirmed} stop={account.mailStop} />}
        {account && !isOpen && !account.pendingEmail && (
          <Button tone="outline" size="compact" onClick={() => setOpen(true)}>
            {t('Change email')}
          </Button>
        )}
      </Line>
      {isOpen && <EmailForm asksPassword={account?.hasPassword !== false} onDone={() => setOpen(false)} />}
      {account?.pendingEmail && !isOpen && (
        <Notice title={t('One more step')} role="status">
          <Waiting>
            <p>
              <Trans
                id="We sent a link to <0>{pendingEmail}</0>. Open it to use that address from now on."
                values={{ pendingEmail: account.pendingEmail }}
                components={{ 0: <strong /> }}
              />
            </p>
            <Button tone="outline" size="compact" pending={cancel.isPending} onClick={handleCancel}>
              {t('Keep {email}', { email })}
            </Button>
            <Button tone="quiet" size="compact" onClick={() => setOpen(true)}>
              {t('Use another address')}
            </Button>
          </Waiting>
        </Notice>
      )}
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  overflow-wrap: anywhere;
`
const Waiting = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  overflow-wrap: anywhere;

  p {
    flex: 1 0 100%;
  }
`
