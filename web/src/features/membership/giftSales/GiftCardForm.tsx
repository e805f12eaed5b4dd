import { type ReactNode, useRef, useState } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { MAX_GIFT_MESSAGE } from '#contracts/shared/textLimits.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TermsLine } from '../../../ui/TermsLine.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { FieldSet } from './FieldSet.ts'
import { GiftField } from './GiftField.tsx'
import { giftFields, type GiftField as Name, type GiftFormOutput, type GiftFormValues } from './giftForm.ts'
import type { Gift } from './gifts.ts'
import { SendDayFields } from './SendDayFields.tsx'
import { Trans } from '../../../ui/Trans.tsx'

type GiftFormState = UseFormReturn<GiftFormValues, unknown, GiftFormOutput>

type GiftCardFormProps = {
  form: GiftFormState
  gift: Gift
  /** Null when signed out. */
  accountEmail: string | null
  submitLabel: string
  isPending: boolean
  isDisabled: boolean
  /** What is asked and shown before the button. */
  children: ReactNode
  failure: string | undefined
  onSubmit: (input: GiftFormOutput) => void
}

export function GiftCardForm(props: GiftCardFormProps) {
  const { form, gift, accountEmail, submitLabel, isPending, isDisabled, failure, onSubmit, children } = props
  const [attempt, setAttempt] = useState(0)
  const problems = problemsOf(form)
  const box = useRef<HTMLFormElement>(null)
  return (
    <FormProvider {...form}>
      <Form
        ref={box}
        onSubmit={form.handleSubmit(onSubmit, () => setAttempt(attempt + 1))}
        noValidate
        aria-label={gift.title}
      >
        {problems.length > 0 && (
          <>
            <PageTitle>{t('Error: {title}', { title: gift.title })}</PageTitle>
            <ErrorSummary
              problems={problems}
              attempt={attempt}
              onSelect={(name) => box.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()}
            />
          </>
        )}
        <ChoiceFields legend={gift.legend} choices={gift.choices} />
        <FieldSet>
          <legend>{t('Who it’s for')}</legend>
          <GiftField name="recipientName" label={t('Their name')} autoComplete="off" />
          <GiftField
            name="recipientEmail"
            label={t('Their email')}
            type="email"
            autoComplete="off"
            hint={t('The code goes only there. For yourself, enter your own.')}
          />
        </FieldSet>
        <FieldSet>
          <legend>{t('From you')}</legend>
          <GiftField name="senderName" label={t('Your name')} autoComplete="name" />
          {accountEmail === null ? (
            <GiftField
              name="buyerEmail"
              label={t('Your email')}
              type="email"
              autoComplete="email"
              hint={t('For your receipt')}
            />
          ) : (
            <p>
              <Trans
                id="Your receipt goes to <0>{accountEmail}</0>."
                values={{ accountEmail }}
                components={{ 0: <strong /> }}
              />
            </p>
          )}
          <GiftField
            name="message"
            label={t('Message')}
            optional
            long
            hint={t('Plain text, at most {count} characters', { count: MAX_GIFT_MESSAGE })}
          />
        </FieldSet>
        <SendDayFields />
        {children}
        {failure && (
          <Notice tone="bad" role="alert" title={t('Payment Setup Failed')}>
            {failure}
          </Notice>
        )}
        <Send>
          <Button type="submit" tone="buy" wide pending={isPending} disabled={isDisabled}>
            {submitLabel}
          </Button>
          <TermsLine action={submitLabel} />
        </Send>
      </Form>
    </FormProvider>
  )
}

function problemsOf({ getFieldState, formState }: GiftFormState): { name: Name; message: string }[] {
  if (!formState.isSubmitted) return []
  return giftFields.flatMap((name) => {
    const message = getFieldState(name, formState).error?.message
    return message ? [{ name, message }] : []
  })
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[6]};
`
const Send = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
