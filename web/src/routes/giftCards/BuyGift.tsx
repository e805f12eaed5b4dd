import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import type { StartedGift } from '#contracts/membership/giftSales.ts'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import { centsOf, centsToAmount } from '#contracts/shared/money.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import { readGiftMembershipTax } from '#contracts/routes/membership/giftMemberships.ts'
import { taxPlaceOf, taxPlaceProblems } from '#contracts/membership/taxPlace.ts'
import { GiftCardForm } from '../../features/membership/giftSales/GiftCardForm.tsx'
import { GiftCardPreview } from '../../features/membership/giftSales/GiftCardPreview.tsx'
import {
  firstValues,
  giftFieldOf,
  type GiftFormOutput,
  type GiftFormValues,
  giftResolver,
} from '../../features/membership/giftSales/giftForm.ts'
import type { Gift } from '../../features/membership/giftSales/gifts.ts'
import { useShownTax } from '../../features/membership/subscription/useShownTax.ts'
import { readQuery } from '../../lib/readQuery.ts'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CheckoutColumns } from '../checkout/CheckoutColumns.tsx'
import { t } from '../../lib/text.ts'
import { formatMoney } from '../../lib/money.ts'

const CompletePayment = lazyPart(
  async () => (await import('../../features/shop/payment/CompletePayment.tsx')).CompletePayment,
  {
    fallback: <Skeleton $height="24rem" />,
  },
)

const TaxSummary = lazyPart(
  async () => (await import('../../features/membership/subscription/TaxSummary.tsx')).TaxSummary,
  {
    fallback: <Skeleton $height="5rem" />,
  },
)

const MarketNotice = lazyPart(async () => (await import('../../features/shop/markets/MarketNotice.tsx')).MarketNotice, {
  fallback: <Skeleton $height="6rem" />,
})

const GiftTax = lazyPart(async () => (await import('./GiftTax.tsx')).GiftTax, { fallback: <Skeleton $height="5rem" /> })

type BuyGiftProps = { gift: Gift; user: CurrentUser | null }
type Started = StartedGift & { purchaseKey: string }

export function BuyGift({ gift, user }: BuyGiftProps) {
  const { kind, path, choices, codePattern, paymentNote } = gift
  const { data: config } = useSiteConfig()
  const addsTax = config?.addsTax === true && kind === 'membership'
  // All buyers have the right, and the words are the same for each country.
  const withdrawalCountry = config?.shipping.countries.find(hasWithdrawal)
  const queryClient = useQueryClient()
  const form = useForm<GiftFormValues, unknown, GiftFormOutput>({
    resolver: giftResolver({ isSignedIn: user !== null, addsTax }),
    defaultValues: firstValues(choices[Math.floor((choices.length - 1) / 2)]?.value ?? ''),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [started, setStarted] = useState<Started>()
  const [isPaying, setPaying] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [choice, to, from, message, country, postalCode] = useWatch({
    control: form.control,
    name: ['choice', 'recipientName', 'senderName', 'message', 'country', 'postalCode'],
  })
  const chosen = choices.find(({ value }) => value === choice)
  const place = taxPlaceOf({ country, postalCode })
  const isPlaceKnown = addsTax && Object.keys(taxPlaceProblems(place)).length === 0
  const taxed = useShownTax(readQuery(readGiftMembershipTax, { query: { ...place, months: choice } }), isPlaceKnown)
  const priceCents = centsOf(chosen?.price ?? '0')
  const tax = taxed.shown?.tax
  const totalCents = priceCents + centsOf(tax ?? '0')
  const buy = useMutation({
    mutationFn: ({ choice: bought, country: _, postalCode: __, ...input }: GiftFormOutput) =>
      gift.buy(input, bought, addsTax ? { ...place, tax, total: centsToAmount(totalCents) } : {}),
  })

  function start(input: GiftFormOutput) {
    setFailure(undefined)
    buy.mutate(input, {
      onSuccess: (answer) => setStarted({ ...answer, purchaseKey: input.key }),
      onError: handleError,
    })
  }

  function handleError(error: Error) {
    const fieldErrors = error instanceof ApiError ? error.fieldErrors : {}
    for (const [path, message] of Object.entries(fieldErrors)) {
      const field = giftFieldOf(path)
      if (field) form.setError(field, { message }, { shouldFocus: true })
    }
    // Prices and tax; or whether there is any, if the place is missing that the form didn't ask for.
    const isOutdated = error instanceof ApiError && error.code === 'tax_changed'
    if (isOutdated || (fieldErrors.country && !addsTax)) void queryClient.invalidateQueries()
    const description = serverMessage(error, t('Failed to setup payment. Please try again.'))
    setFailure(description)
    showToast({ tone: 'destructive', title: t('Payment Setup Failed'), description })
  }

  function handleEdit() {
    // The payment was created for the form as it was.
    form.setValue('key', crypto.randomUUID())
    setStarted(undefined)
  }

  return (
    <CheckoutColumns>
      {started ? (
        <Stack>
          <Line>
            <span>
              {t('{amount} for {to}.', { amount: formatMoney(centsOf(started.amount)), to })} {t(paymentNote)}
            </span>
            <Button tone="outline" size="compact" disabled={isPaying} onClick={handleEdit}>
              {t('Change')}
            </Button>
          </Line>
          {started.tax && (
            <TaxSummary priceCents={centsOf(started.amount) - centsOf(started.tax)} taxCents={centsOf(started.tax)} />
          )}
          <CompletePayment
            clientSecret={started.clientSecret}
            returnPath={`${path}?purchase=${started.purchaseKey}`}
            price={formatMoney(centsOf(started.amount))}
            onPaying={setPaying}
          />
        </Stack>
      ) : (
        <GiftCardForm
          form={form}
          gift={gift}
          accountEmail={user?.email ?? null}
          submitLabel={t('Continue to Payment ({amount})', { amount: formatMoney(totalCents) })}
          isPending={buy.isPending}
          isDisabled={taxed.isLoading || taxed.error !== null}
          failure={failure}
          onSubmit={start}
        >
          {withdrawalCountry !== undefined && <MarketNotice country={withdrawalCountry} contract="gift" />}
          {addsTax && <GiftTax priceCents={priceCents} place={{ country, postalCode }} taxed={taxed} />}
        </GiftCardForm>
      )}
      <GiftCardPreview
        kind={kind}
        label={chosen?.label ?? ''}
        codePattern={codePattern}
        to={to}
        from={from}
        message={message ?? ''}
      />
    </CheckoutColumns>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`
