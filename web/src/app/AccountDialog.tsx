import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#contracts/paths.ts'
import type { CurrentUser } from '#contracts/people.ts'
import { DeleteAccountForm } from '../features/account/DeleteAccountForm.tsx'
import { ReplyEmails } from '../features/account/ReplyEmails.tsx'
import { SessionList } from '../features/account/SessionList.tsx'
import { describeSubscription } from '../features/subscription/describeSubscription.ts'
import { WatchingPreference } from '../features/watching/WatchingPreference.tsx'
import { theme } from '../theme.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { IconButton } from '../ui/IconButton.tsx'

type AccountDialogProps = { user: CurrentUser; open: boolean; onOpenChange: (open: boolean) => void }

/** A dialog, not a screen: the site has no `/account` path. */
export function AccountDialog({ user, open, onOpenChange }: AccountDialogProps) {
  const [view, setView] = useState<'all' | 'sessions' | 'watching' | 'delete'>('all')
  const { subscription } = user
  const isBilled = subscription !== undefined && subscription.status !== 'complimentary'
  const isRunning = user.isSubscriber && isBilled && !subscription.cancelAtPeriodEnd

  function handleOpenChange(next: boolean) {
    onOpenChange(next)
    setView('all')
  }

  if (view === 'sessions') {
    return (
      <Dialog open={open} onOpenChange={handleOpenChange} title="Where you are signed in">
        <SessionList onBack={() => setView('all')} />
      </Dialog>
    )
  }
  if (view === 'watching') {
    return (
      <Dialog open={open} onOpenChange={handleOpenChange} title="What you watch">
        <WatchingPreference onBack={() => setView('all')} />
      </Dialog>
    )
  }
  if (view === 'delete') {
    return (
      <Dialog open={open} onOpenChange={handleOpenChange} title="Delete your account?">
        <DeleteAccountForm onCancel={() => setView('all')} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title="Your account"
      description={`${user.firstName} ${user.lastName}, ${user.email}`}
    >
      {subscription && <p>{describeSubscription(subscription)}</p>}
      <List role="list">
        {isBilled && (
          <li>
            <a href={paths.billing}>Manage subscription</a>
            <span>Plan, card and invoices</span>
          </li>
        )}
        {isRunning && (
          <li>
            <a href={`${paths.billing}?flow=cancel`}>Cancel subscription</a>
            <span>Access continues until your paid period ends</span>
          </li>
        )}
        <li>
          <Link to="/orders" onClick={() => handleOpenChange(false)}>
            Your orders
          </Link>
          <span>What you bought and where it is now</span>
        </li>
        <li>
          <Link to="/wish-list" onClick={() => handleOpenChange(false)}>
            Your wish list
          </Link>
          <span>What you saved for later</span>
        </li>
        <li>
          <a href={paths.accountExport} download>
            Export my data
          </a>
          <span>Everything we know about you, as a JSON file</span>
        </li>
        <li>
          <TextButton type="button" onClick={() => setView('sessions')}>
            Where you are signed in
          </TextButton>
          <span>Every device, and how to sign it out</span>
        </li>
        <li>
          <TextButton type="button" onClick={() => setView('watching')}>
            What you watch
          </TextButton>
          <span>Whether we remember where you stop</span>
        </li>
        <li>
          <a href={paths.secondFactor}>Two-step sign-in</a>
          <span>A code from your phone after the password</span>
        </li>
        <li>
          <TextButton type="button" $isGrave onClick={() => setView('delete')}>
            Delete my account
          </TextButton>
          <span>Asks for your password first</span>
        </li>
      </List>
      <ReplyEmails />
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;

  li {
    display: grid;
    align-items: center;
    justify-items: start;
    padding-block: ${theme.space[1]} ${theme.space[2]};
    border-block-start: 1px solid ${theme.color.line};

    ${theme.from.phone} {
      grid-template-columns: auto 1fr;
      gap: ${theme.space[4]};
      padding-block: 0;
    }
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    font-weight: 650;
  }

  span {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};

    ${theme.from.phone} {
      justify-self: end;
    }
  }
`
const TextButton = styled(IconButton)<{ $isGrave?: boolean }>`
  inline-size: auto;
  color: ${({ $isGrave }) => ($isGrave ? theme.color.garnet : theme.color.azurite)};
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    background: none;
  }
`
