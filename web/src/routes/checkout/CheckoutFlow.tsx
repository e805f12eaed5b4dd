import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { CartItem, PriceSummary } from '#contracts/shop/cart.ts'
import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import { CheckoutSummary } from '../../features/shop/cart/CheckoutSummary.tsx'
import { checkoutCartQuery, refreshCart } from '../../features/shop/cart/queries.ts'
import { useRemoveLine } from '../../features/shop/cart/useRemoveLine.ts'
import { AddressReview } from '../../features/shop/checkout/AddressReview.tsx'
import { beginPhone } from '../../features/shop/checkout/beginPhone.ts'
import { CheckoutForm } from '../../features/shop/checkout/CheckoutForm.tsx'
import { storeDraft, withDraft } from '../../features/shop/checkout/checkoutDraft.ts'
import { useShipping } from '../../features/shop/checkout/useShipping.ts'
import { checkoutResolver, startValues, type CheckoutValues } from '../../features/shop/checkout/checkoutValues.ts'
import { isCheckoutField } from '../../features/shop/checkout/listProblems.ts'
import { useLeavePayment } from '../../features/shop/checkout/useLeavePayment.ts'
import { useCreatePayment } from '../../features/shop/checkout/queries.ts'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { madeOf } from '../../features/shop/cart/madeOf.ts'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LazyCodeBox } from '../codes/LazyCodeBox.tsx'
import { CheckoutColumns } from './CheckoutColumns.tsx'
import { useShippingPrices } from './useShippingPrices.ts'
import { t } from '../../lib/text.ts'
import { formatMoney } from '../../lib/money.ts'

const CompletePayment = lazyPart(
  async () => (await import('../../features/shop/payment/CompletePayment.tsx')).CompletePayment,
  {
    fallback: <Skeleton $height="24rem" />,
  },
)

const HoldClock = lazyPart(async () => (await import('../../features/shop/checkout/HoldClock.tsx')).HoldClock)

const DeliveryDates = lazyPart(
  async () => (await import('../../features/shop/delivery/DeliveryDates.tsx')).DeliveryDates,
  {
    fallback: <Skeleton $height="3rem" />,
  },
)

const MarketNotice = lazyPart(async () => (await import('../../features/shop/markets/MarketNotice.tsx')).MarketNotice, {
  fallback: <Skeleton $height="6rem" />,
})
/** What the card pays. */
const dueOf = ({ due, total }: PriceSummary): string => due ?? total

type Started = {
  input: CreatePaymentInput
  clientSecret: string
  orderReference: string
  summary: PriceSummary
  heldUntil: string | null
}

export function CheckoutFlow({ user }: { user: CurrentUser | null }) {
  const { countries } = useShipping()
  const form = useForm<CheckoutValues, unknown, CreatePaymentInput>({
    resolver: checkoutResolver,
    defaultValues: withDraft(startValues(user, countries.includes('US') ? 'US' : countries[0])),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [started, setStarted] = useState<Started>()
  const [isPaying, setPaying] = useState(false)
  const [failure, setFailure] = useState<string>()
  const create = useCreatePayment()
  useLeavePayment(Boolean(started?.heldUntil), isPaying)
  const removeLine = useRemoveLine()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }), [form])

  const [country, state, method, zipCode] = useWatch({
    control: form.control,
    name: ['shippingAddress.country', 'shippingAddress.state', 'shippingMethod', 'shippingAddress.zipCode'],
  })
  const destination = { country, method, ...(state && { state }) }
  const cart = useQuery({ ...checkoutCartQuery(destination), placeholderData: keepPreviousData })
  const addsTax = useSiteConfig().data?.addsTax
  const shippingPrices = useShippingPrices(country, state)
  // Only the started payment knows the tax.
  const summary = started?.summary ?? cart.data?.summary
  const taxNote = !started && addsTax ? t('Added in the next step') : undefined
  const total = summary && dueOf(summary)
  const price = total ? formatMoney(centsOf(total)) : '…'
  const isFree = total !== undefined && centsOf(total) === 0

  function startPayment(input: CreatePaymentInput) {
    setFailure(undefined)
    create.mutate(input, {
      onSuccess: ({ clientSecret, orderReference, summary, heldUntil }) => {
        // Nothing to pay: the order is complete.
        if (clientSecret === null) void navigate(`/orders?success=true&order=${encodeURIComponent(orderReference)}`)
        else setStarted({ input, clientSecret, orderReference, summary, heldUntil })
      },
      onError: handleError,
    })
  }

  function handleError(error: Error) {
    setStarted(undefined)
    const fieldErrors = error instanceof ApiError ? error.fieldErrors : {}
    for (const [path, message] of Object.entries(fieldErrors)) {
      if (isCheckoutField(path)) form.setError(path, { message }, { shouldFocus: true })
    }
    const description = serverMessage(error, t('Failed to setup payment. Please try again.'))
    setFailure(description)
    showToast({ tone: 'destructive', title: t('Payment Setup Failed'), description })
    // A price or the stock may have changed.
    if (error instanceof ApiError && error.status === 409) void refreshCart(queryClient)
  }

  const handleHoldEnd = useCallback(() => {
    setStarted(undefined)
    setFailure(t('The time to pay is over, so others can buy these items again. Press the button to try once more.'))
    void refreshCart(queryClient)
  }, [queryClient])

  function handleCallingCode(code: string | null) {
    const typed = form.getValues('customerInfo.phone')
    const begun = beginPhone(typed, code)
    if (begun !== typed) form.setValue('customerInfo.phone', begun)
  }

  function handleRemove(item: CartItem) {
    removeLine(item)
    // The payment was created for the previous cart.
    setStarted(undefined)
  }

  function handleCode() {
    setStarted(undefined)
    setFailure(undefined)
    return refreshCart(queryClient)
  }

  return (
    <CheckoutColumns>
      <Stack>
        {started ? (
          <>
            <AddressReview input={started.input} isLocked={isPaying} onEdit={() => setStarted(undefined)} />
            {started.heldUntil !== null && (
              <HoldClock until={started.heldUntil} isPaying={isPaying} onEnd={handleHoldEnd} />
            )}
            <CompletePayment
              clientSecret={started.clientSecret}
              returnPath={`/orders?success=true&order=${encodeURIComponent(started.orderReference)}`}
              price={price}
              onPaying={setPaying}
            />
          </>
        ) : (
          <CheckoutForm
            form={form}
            shippingPrices={shippingPrices}
            submitLabel={isFree ? t('Place Order ({price})', { price }) : t('Continue to Payment ({price})', { price })}
            isPending={create.isPending}
            failure={failure}
            onSubmit={startPayment}
          />
        )}
      </Stack>
      {cart.data && summary && (
        <CheckoutSummary
          items={cart.data.items}
          summary={summary}
          taxNote={taxNote}
          isLocked={isPaying}
          codes={<LazyCodeBox cart={cart.data} isLocked={isPaying} onChange={handleCode} />}
          delivery={
            <>
              <DeliveryDates
                country={country}
                method={method ?? 'standard'}
                made={madeOf(cart.data.items)}
                onCallingCode={handleCallingCode}
              />
              {hasWithdrawal(country) && <MarketNotice country={country} zipCode={zipCode} />}
            </>
          }
          onRemove={handleRemove}
        />
      )}
      {cart.isPending && <Skeleton $height="18rem" />}
      {cart.isError && (
        <ErrorState title={t('The totals could not be loaded.')} onRetry={cart.refetch} pending={cart.isFetching} />
      )}
    </CheckoutColumns>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`
