import { useRef, useState, type FormEvent } from 'react'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { withdrawableInput, withdrawalInput, type Withdrawal } from '#contracts/shop/withdrawals.ts'
import { msg } from '#contracts/shared/msg.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { SegmentedRadios } from '../../../ui/SegmentedRadios.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { NothingWithdrawn } from './NothingWithdrawn.tsx'
import { StatementFields, type StatementValues } from './StatementFields.tsx'
import { StatementForm } from './StatementForm.ts'
import { useWithdraw, useWithdrawable } from './queries.ts'
import { type Chosen, WithdrawalItems } from './WithdrawalItems.tsx'
import { issueTexts } from '../../../lib/issueTexts.ts'
import { t } from '../../../lib/text.ts'

type Problems = Partial<Record<keyof StatementValues | 'items' | 'answer', string>>
type Scope = 'all' | 'some'

type WithdrawalFormProps = {
  /** What is known of the order. */
  start: StatementValues
  linkKey: string | null
  onDone: (withdrawal: Withdrawal) => void
}

/** The statement: who withdraws, from which contract, from what of it, and where the receipt goes. */
export function WithdrawalForm({ start, linkKey, onDone }: WithdrawalFormProps) {
  const [values, setValues] = useState(start)
  const [scope, setScope] = useState<Scope>('all')
  const [chosen, setChosen] = useState<Chosen>({})
  const [problems, setProblems] = useState<Problems>({})
  const [formKey] = useState(newFormKey)
  const withdraw = useWithdraw()
  const withdrawable = useWithdrawable()
  const form = useRef<HTMLFormElement>(null)
  const items = withdrawable.data?.items

  function show(found: Problems) {
    setProblems(found)
    form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
  }

  function handleFailure(failure: Error, fallback: string) {
    setProblems({
      ...(failure instanceof ApiError && failure.fieldErrors),
      answer: serverMessage(failure, fallback),
    })
  }

  function handleChange(name: keyof StatementValues, value: string) {
    setValues({ ...values, [name]: value })
    // They belong to another order now.
    if (name !== 'name') {
      withdrawable.reset()
      setChosen({})
    }
  }

  function handleScope(next: Scope) {
    setScope(next)
    if (next === 'some' && !items && values.reference && values.email) handleShowItems()
  }

  function handleShowItems() {
    const { reference, email } = values
    const { data, error } = withdrawableInput.safeParse({ reference, email, ...(linkKey && { key: linkKey }) })
    if (!data) return show(issueTexts(error.issues))
    setProblems({})
    runMutation(withdrawable, data, {
      onError: (failure) => handleFailure(failure, t('We couldn’t load the items. Please try again.')),
    })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (scope === 'some' && !items) return handleShowItems()
    const picked = Object.entries(chosen).map(([id, quantity]) => ({ id, quantity }))
    const { data, error } = withdrawalInput.safeParse({
      ...{ ...values, formKey },
      ...(linkKey && { key: linkKey }),
      ...(scope === 'some' && { items: picked }),
    })
    if (!data) return show(issueTexts(error.issues))
    setProblems({})
    runMutation(withdraw, data, {
      onSuccess: onDone,
      onError: (failure) => handleFailure(failure, t('We couldn’t receive your withdrawal. Please try again.')),
    })
  }

  return (
    <StatementForm as="form" ref={form} onSubmit={handleSubmit} noValidate aria-label={t('Withdrawal')}>
      <StatementFields
        values={values}
        problems={problems}
        onChange={handleChange}
        reference={{ label: t('Order reference'), hint: t('In your confirmation email, such as HUNT-7QK4M2XWPA') }}
        emailHint={t('The one you ordered with. We send the receipt there.')}
      />
      <SegmentedRadios legend={t('What do you withdraw from?')} options={SCOPES} value={scope} onChange={handleScope} />
      {scope === 'some' && withdrawable.isPending && <Skeleton $height="6rem" />}
      {scope === 'some' && items && (
        <WithdrawalItems items={items} chosen={chosen} error={problems.items} onChange={setChosen} />
      )}
      <NothingWithdrawn problem={problems.answer} />
      {scope === 'some' && !items ? (
        <Button type="submit" wide tone="outline" pending={withdrawable.isPending}>
          {t('Show the items')}
        </Button>
      ) : (
        <Button type="submit" wide pending={withdraw.isPending}>
          {t('Confirm withdrawal')}
        </Button>
      )}
    </StatementForm>
  )
}

const SCOPES = [
  { value: 'all', label: msg('The whole order') },
  { value: 'some', label: msg('Some items') },
] as const

// Not `randomUUID`, which is unavailable without HTTPS.
const newFormKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
