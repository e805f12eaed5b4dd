import { useRef, useState, type FormEvent } from 'react'
import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import { membershipWithdrawalInput, type MembershipWithdrawal } from '#contracts/membershipWithdrawals.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { Button } from '../../ui/Button.tsx'
import { StatementFields, type StatementValues } from './StatementFields.tsx'
import { StatementForm } from './StatementForm.ts'
import { useWithdrawFromMembership } from './queries.ts'
import { t } from '../../lib/text.ts'

type Problems = Partial<Record<keyof StatementValues | 'answer', string>>

type MembershipWithdrawalFormProps = { reference: string; onDone: (withdrawal: MembershipWithdrawal) => void }

/** The statement about a membership. Signed in, the account says which one. */
export function MembershipWithdrawalForm({ reference, onDone }: MembershipWithdrawalFormProps) {
  const { user } = useVisitor()
  const [values, setValues] = useState<StatementValues>({
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
      setProblems({ ...found, ...(found['reference'] && { reference: t('Please enter the membership’s reference') }) })
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    setProblems({})
    runMutation(withdraw, data, {
      onSuccess: onDone,
      onError: (failure) =>
        setProblems({
          ...(failure instanceof ApiError && failure.fieldErrors),
          answer: serverMessage(failure, t('We couldn’t receive your withdrawal. Please try again.')),
        }),
    })
  }

  return (
    <StatementForm
      as="form"
      ref={form}
      onSubmit={handleSubmit}
      noValidate
      aria-label={t('Withdrawal from a membership')}
    >
      <StatementFields
        values={values}
        problems={problems}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
        reference={{
          label: t('Membership reference'),
          hint: user
            ? t('Leave it empty for the membership of your account.')
            : t('In your welcome email, such as MEMBER-7QK4M2XWPA'),
        }}
        emailHint={t('The one of your account. We send the receipt there.')}
      />
      <Button type="submit" wide pending={withdraw.isPending}>
        {t('Confirm withdrawal')}
      </Button>
    </StatementForm>
  )
}
