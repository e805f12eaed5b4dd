import { useRef, useState, type FormEvent } from 'react'
import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import { membershipWithdrawalInput, type MembershipWithdrawal } from '#contracts/membershipWithdrawals.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatementForm } from './StatementForm.ts'
import { useWithdrawFromMembership } from './queries.ts'

type Values = { name: string; reference: string; email: string }
type Problems = Partial<Record<keyof Values | 'answer', string>>

type MembershipWithdrawalFormProps = { reference: string; onDone: (withdrawal: MembershipWithdrawal) => void }

/** The statement about a membership. Signed in, the account says which one. */
export function MembershipWithdrawalForm({ reference, onDone }: MembershipWithdrawalFormProps) {
  const { user } = useVisitor()
  const [values, setValues] = useState<Values>({
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    reference,
    email: user?.email ?? '',
  })
  const [problems, setProblems] = useState<Problems>({})
  const withdraw = useWithdrawFromMembership()
  const form = useRef<HTMLFormElement>(null)
  const isOwn = user !== null && values.reference.trim() === ''

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { name, email } = values
    const { data, error } = membershipWithdrawalInput.safeParse({
      ...{ name, email },
      ...(!isOwn && { reference: values.reference }),
    })
    if (!data) {
      const found = Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]))
      setProblems({ ...found, ...(found['reference'] && { reference: 'Please enter the membership’s reference' }) })
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    setProblems({})
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
    <StatementForm as="form" ref={form} onSubmit={handleSubmit} noValidate aria-label="Withdrawal from a membership">
      {problems.answer && (
        <Notice tone="bad" role="alert" title="Nothing was withdrawn">
          {problems.answer}
        </Notice>
      )}
      {input('name', 'Your name', null, { autoComplete: 'name' })}
      {input(
        'reference',
        'Membership reference',
        user
          ? 'Leave it empty for the membership of your account.'
          : 'In your welcome email, such as MEMBER-7QK4M2XWPA',
        { autoComplete: 'off', spellCheck: false },
      )}
      {input('email', 'Email', 'The one of your account. We send the receipt there.', {
        type: 'email',
        autoComplete: 'email',
      })}
      <Button type="submit" wide pending={withdraw.isPending}>
        Confirm withdrawal
      </Button>
    </StatementForm>
  )
}
