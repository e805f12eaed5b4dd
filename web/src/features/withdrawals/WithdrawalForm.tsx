import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import { withdrawalInput, type Withdrawal } from '#contracts/withdrawals.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { PaddedCard } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useWithdraw } from './queries.ts'

type Values = { name: string; reference: string; email: string }
type Problems = Partial<Record<keyof Values | 'answer', string>>

type WithdrawalFormProps = {
  /** What is known of the order. */
  start: Values
  linkKey: string | null
  onDone: (withdrawal: Withdrawal) => void
}

/** The statement: who withdraws, from which contract, and where the receipt goes. */
export function WithdrawalForm({ start, linkKey, onDone }: WithdrawalFormProps) {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Problems>({})
  const withdraw = useWithdraw()
  const form = useRef<HTMLFormElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { data, error } = withdrawalInput.safeParse({ ...values, ...(linkKey && { key: linkKey }) })
    const found = Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
    setProblems(found)
    if (!data) {
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    runMutation(withdraw, data, {
      onSuccess: onDone,
      onError: (failure) =>
        setProblems({
          ...(failure instanceof ApiError && failure.fieldErrors),
          answer: serverMessage(failure, 'We couldn’t receive your withdrawal. Please try again.'),
        }),
    })
  }

  const input = (name: keyof Values, label: string, hint: string | null, more: object) => (
    <Field label={label} hint={hint} error={problems[name]}>
      {(aria) => (
        <Input
          {...aria}
          {...more}
          name={name}
          value={values[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      )}
    </Field>
  )

  return (
    <Form as="form" ref={form} onSubmit={handleSubmit} noValidate aria-label="Withdrawal">
      {problems.answer && (
        <Notice tone="bad" role="alert" title="Nothing was withdrawn">
          {problems.answer}
        </Notice>
      )}
      {input('name', 'Your name', null, { autoComplete: 'name' })}
      {input('reference', 'Order reference', 'In your confirmation email, such as HUNT-7QK4M2XWPA', {
        autoComplete: 'off',
        spellCheck: false,
      })}
      {input('email', 'Email', 'The one you ordered with. We send the receipt there.', {
        type: 'email',
        autoComplete: 'email',
      })}
      <Button type="submit" wide pending={withdraw.isPending}>
        Confirm withdrawal
      </Button>
    </Form>
  )
}

const Form = styled(PaddedCard)`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 34rem;
`
