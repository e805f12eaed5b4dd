import { Ticket } from 'lucide-react'
import { serverMessage } from '#contracts/ApiError.ts'
import type { CartCode } from '#contracts/promoCodes.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showToast } from '../../lib/toastStore.ts'
import { AppliedRow } from '../../ui/AppliedRow.tsx'
import { useRemoveCode } from './queries.ts'

type AppliedCodeProps = { code: CartCode; isLocked: boolean; onChange: () => Promise<unknown> }

export function AppliedCode({ code: { code, label, problem }, isLocked, onChange }: AppliedCodeProps) {
  const remove = useRemoveCode()

  function handleRemove() {
    runMutation(remove, undefined, {
      onSuccess: onChange,
      onError: (error) =>
        showToast({
          tone: 'destructive',
          title: 'Remove Failed',
          description: serverMessage(error, 'The code could not be removed. Please try again.'),
        }),
    })
  }

  return (
    <AppliedRow
      icon={Ticket}
      name={code}
      text={problem ?? label}
      isOff={problem !== null}
      removeLabel={`Remove code ${code}`}
      isLocked={isLocked}
      isPending={remove.isPending}
      onRemove={handleRemove}
    />
  )
}
