import { UserX } from 'lucide-react'
import type { Hunter } from '#contracts/community/hunters.ts'
import { useBlocking } from '../../../lib/blocking.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'

/** One press, and one to undo it. */
export function BlockButton({ hunter: { id, isBlocked }, name }: { hunter: Hunter; name: string }) {
  const blocking = useBlocking()

  function handleClick() {
    runMutation(
      blocking,
      { id, isBlocked: !isBlocked },
      {
        onSuccess: () =>
          showToast(
            isBlocked
              ? { title: t('Unblocked'), description: t('You see replies from {name} again.', { name }) }
              : {
                  title: t('Blocked'),
                  description: t('You no longer see replies to you from {name}. They won’t know.', { name }),
                },
          ),
        onError: (error) => handleSessionExpired(error) || showError(error),
      },
    )
  }

  return (
    <Button tone="outline" size="compact" pending={blocking.isPending} onClick={handleClick}>
      <UserX size={16} strokeWidth={1.75} aria-hidden="true" />
      {isBlocked ? t('Unblock {name}', { name }) : t('Block replies')}
    </Button>
  )
}
