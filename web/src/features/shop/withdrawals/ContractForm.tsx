import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { z } from 'zod'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { Button } from '../../../ui/Button.tsx'
import { NothingWithdrawn } from './NothingWithdrawn.tsx'
import { StatementFields, type StatementValues } from './StatementFields.tsx'
import { StatementForm } from './StatementForm.ts'
import { issueTexts } from '../../../lib/issueTexts.ts'
import { t } from '../../../lib/text.ts'

type Problems = Partial<Record<keyof StatementValues | 'answer', string>>

type ContractFormProps<Input, Received> = {
  label: string
  /** Of the contract, as far as it is known. */
  reference: string
  fields: { label: string; hint: string; missing: string }
  emailHint: string
  parse: (values: StatementValues) => z.ZodSafeParseResult<Input>
  withdraw: UseMutationResult<Received, Error, Input>
  onDone: (received: Received) => void
}

/** A statement about a contract that is withdrawn from as a whole. */
export function ContractForm<Input, Received>(props: ContractFormProps<Input, Received>) {
  const { label, reference, fields, emailHint, parse, withdraw, onDone } = props
  const { user } = useVisitor()
  const [values, setValues] = useState<StatementValues>({
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    reference,
    email: user?.email ?? '',
  })
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const parsed = parse(values)
    if (!parsed.success) {
      const { error } = parsed
      const found = issueTexts(error.issues)
      setProblems({ ...found, ...(found['reference'] && { reference: fields.missing }) })
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    setProblems({})
    runMutation(withdraw, parsed.data, {
      onSuccess: onDone,
      onError: (failure) =>
        setProblems({
          ...(failure instanceof ApiError && failure.fieldErrors),
          answer: serverMessage(failure, t('We couldn’t receive your withdrawal. Please try again.')),
        }),
    })
  }

  return (
    <StatementForm as="form" ref={form} onSubmit={handleSubmit} noValidate aria-label={label}>
      <StatementFields
        values={values}
        problems={problems}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
        reference={fields}
        emailHint={emailHint}
      />
      <NothingWithdrawn problem={problems.answer} />
      <Button type="submit" wide pending={withdraw.isPending}>
        {t('Confirm withdrawal')}
      </Button>
    </StatementForm>
  )
}
