import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import type { BuyGiftCardInput } from '#contracts/giftCardSales.ts'
import { centsOf, formatCents } from '#contracts/money.ts'
import type { CurrentUser } from '#contracts/people.ts'
import { GiftCardForm } from '../../features/giftCardSales/GiftCardForm.tsx'
import { GiftCardPreview } from '../../features/giftCardSales/GiftCardPreview.tsx'
import { firstValues, giftResolver, isGiftField, type GiftFormValues } from '../../features/giftCardSales/giftForm.ts'
import { useBuyGiftCard } from '../../features/giftCardSales/queries.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CheckoutColumns } from '../checkout/CheckoutColumns.tsx'

const CompletePayment = lazyPart(
  async () => (await import('../../features/payment/CompletePayment.tsx')).CompletePayment,
  {
    fallback: <Skeleton $height="24rem" />,
  },
)

type BuyGiftCardProps = { amounts: string[]; user: CurrentUser | null }
type Started = { purchaseKey: string; clientSecret: string; amount: string }

export function BuyGiftCard({ amounts, user }: BuyGiftCardProps) {
  const form = useForm<GiftFormValues, unknown, BuyGiftCardInput>({
    resolver: giftResolver(user !== null),
    defaultValues: firstValues(amounts[Math.floor((amounts.length - 1) / 2)] ?? ''),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [started, setStarted] = useState<Started>()
  const [isPaying, setPaying] = useState(false)
  const [failure, setFailure] = useState<string>()
  const buy = useBuyGiftCard()
  const [amount, to, from, message] = useWatch({
    control: form.control,
    name: ['amount', 'recipientName', 'senderName', 'message'],
  })

  function start(input: BuyGiftCardInput) {
    setFailure(undefined)
    buy.mutate(input, {
      onSuccess: (answer) =>
        setStarted({ purchaseKey: input.key, clientSecret: answer.clientSecret, amount: answer.amount }),
      onError: handleError,
    })
  }

  function handleError(error: Error) {
    const fieldErrors = error instanceof ApiError ? error.fieldErrors : {}
    for (const [path, message] of Object.entries(fieldErrors)) {
      if (isGiftField(path)) form.setError(path, { message }, { shouldFocus: true })
    }
    const description = serverMessage(error, 'Failed to setup payment. Please try again.')
    setFailure(description)
    showToast({ tone: 'destructive', title: 'Payment Setup Failed', description })
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
              {formatCents(centsOf(started.amount))} for {to}. No tax and no shipping are added.
            </span>
            <Button tone="outline" size="compact" disabled={isPaying} onClick={handleEdit}>
              Change
            </Button>
          </Line>
          <CompletePayment
            clientSecret={started.clientSecret}
            returnPath={`/gift-cards?purchase=${started.purchaseKey}`}
            price={formatCents(centsOf(started.amount))}
            onPaying={setPaying}
          />
        </Stack>
      ) : (
        <GiftCardForm
          form={form}
          amounts={amounts}
          accountEmail={user?.email ?? null}
          submitLabel={`Continue to Payment (${formatCents(centsOf(amount || '0'))})`}
          isPending={buy.isPending}
          failure={failure}
          onSubmit={start}
        />
      )}
      <GiftCardPreview amount={amount || '0'} to={to} from={from} message={message ?? ''} />
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
