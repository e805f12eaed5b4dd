import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { findOrderInput } from '#contracts/shop/findOrder.ts'
import { findOrder } from '#contracts/routes/shop/orders.ts'
import { MAX_EMAIL, MAX_ORDER_REFERENCE } from '#contracts/shared/textLimits.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/CodeInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { issueTexts } from '../../../lib/issueTexts.ts'
import { t } from '../../../lib/text.ts'

type Problems = Partial<Record<'email' | 'reference' | 'answer', string>>

export function FindOrder() {
  const { user } = useVisitor()
  const [values, setValues] = useState({ email: user?.email ?? '', reference: '' })
  const [problems, setProblems] = useState<Problems>({})
  const find = useMutation({
    mutationFn: (input: z.output<typeof findOrderInput>) => call(findOrder, { input }),
  })
  const form = useRef<HTMLFormElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { data, error } = findOrderInput.safeParse(values)
    const found: Problems = issueTexts(error?.issues)
    setProblems(found)
    if (!data) {
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    runMutation(find, data, {
      onError: (failure) =>
        setProblems({
          ...(failure instanceof ApiError && failure.fieldErrors),
          answer: serverMessage(failure, t('We couldn’t look for your order. Please try again.')),
        }),
    })
  }

  const change = (name: 'email' | 'reference') => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })

  if (find.isSuccess) {
    return (
      <Box>
        <Notice tone="good" role="status" title={t('Check your email')}>
          <p>
            {find.data.message} {t('The link works for seven days.')}
          </p>
          <Button tone="outline" size="compact" onClick={() => find.reset()}>
            {t('Find another order')}
          </Button>
        </Notice>
      </Box>
    )
  }
  return (
    <Box as="form" ref={form} onSubmit={handleSubmit} noValidate>
      {problems.answer && (
        <Notice tone="bad" role="alert">
          {problems.answer}
        </Notice>
      )}
      <Field label={t('Email')} hint={t('The address you ordered with.')} error={problems.email}>
        {(aria) => (
          <Input
            {...aria}
            name="email"
            type="email"
            autoComplete="email"
            value={values.email}
            maxLength={MAX_EMAIL}
            onChange={change('email')}
          />
        )}
      </Field>
      <Field
        label={t('Order reference')}
        hint={t('It begins with HUNT- and is in your confirmation.')}
        error={problems.reference}
      >
        {(aria) => (
          <CodeInput
            {...aria}
            name="reference"
            value={values.reference}
            maxLength={MAX_ORDER_REFERENCE}
            onChange={change('reference')}
          />
        )}
      </Field>
      <Button type="submit" pending={find.isPending}>
        {t('Email me a link')}
      </Button>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 26rem;
`
