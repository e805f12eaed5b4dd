import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { styled } from 'styled-components'
import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TermsLine } from '../../../ui/TermsLine.tsx'
import { AddressFields } from './AddressFields.tsx'
import { BillingFields } from './BillingFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { listProblems, type CheckoutFormState } from './listProblems.ts'
import { ShippingMethodFields, type ShippingPrices } from './ShippingMethodFields.tsx'

type CheckoutFormProps = {
  form: CheckoutFormState
  shippingPrices: ShippingPrices
  submitLabel: string
  isPending: boolean
  failure: string | undefined
  onSubmit: (input: CreatePaymentInput) => void
}

export function CheckoutForm({ form, shippingPrices, submitLabel, isPending, failure, onSubmit }: CheckoutFormProps) {
  const [attempt, setAttempt] = useState(0)
  const problems = listProblems(form)

  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(onSubmit, () => setAttempt(attempt + 1))} noValidate aria-label={t('Checkout')}>
        {problems.length > 0 && (
          <>
            <PageTitle>{t('Error: Checkout')}</PageTitle>
            <ErrorSummary
              problems={problems}
              attempt={attempt}
              onSelect={(selected) => {
                const problem = problems.find(({ name }) => name === selected)
                if (problem) form.setFocus(problem.name)
              }}
            />
          </>
        )}
        <ContactFields />
        <AddressFields />
        <ShippingMethodFields prices={shippingPrices} />
        <BillingFields />
        {failure && (
          <Notice tone="bad" role="alert" title={t('Payment Setup Failed')}>
            {failure}
          </Notice>
        )}
        <Send>
          <Button type="submit" tone="buy" wide pending={isPending}>
            {submitLabel}
          </Button>
          <TermsLine action={submitLabel} />
        </Send>
      </Form>
    </FormProvider>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[6]};
`
const Send = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
