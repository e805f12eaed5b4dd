import { Ticket } from 'lucide-react'
import type { CartCode } from '#contracts/shop/promoCodes.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { AppliedRow } from '../../../ui/AppliedRow.tsx'
import { useRemoveCode } from './queries.ts'
import { t } from '../../../lib/text.ts'

type AppliedCodeProps = { code: CartCode; isLocked: boolean; onChange: () => Promise<unknown> }

export function AppliedCode({ code: { code, label, problem }, isLocked, onChange }: AppliedCodeProps) {
  const remove = useRemoveCode()

  function handleRemove() {
    runMutation(remove, undefined, {
      onSuccess: onChange,
      onError: (error) => showError(error, t('The code could not be removed. Please try again.'), t('Remove Failed')),
    })
  }

  return (
    <AppliedRow
      icon={Ticket}
      name={code}
      text={problem ?? label}
      isOff={problem !== null}
      removeLabel={t('Remove code {code}', { code })}
      isLocked={isLocked}
      isPending={remove.isPending}
      onRemove={handleRemove}
    />
  )
}
