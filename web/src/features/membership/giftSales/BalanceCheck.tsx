import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SecretCodeField } from '../../../ui/SecretCodeField.tsx'
import { useReadBalance } from './queries.ts'

export function BalanceCheck() {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const read = useReadBalance()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    runMutation(read, code, {
      onError: (error) =>
        setProblem(
          (error instanceof ApiError && error.fieldErrors['code']) ||
            serverMessage(error, t('We couldn’t look up that gift card. Please try again.')),
        ),
    })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate aria-labelledby="gift-card-balance">
      <h2 id="gift-card-balance">{t('Check a balance')}</h2>
      <SecretCodeField
        label={t('Code of a gift card')}
        hint={t('It’s in the email that brought the card.')}
        error={problem}
        word="GIFT"
        value={code}
        onChange={setCode}
      />
      <Button type="submit" tone="outline" pending={read.isPending}>
        {t('Check balance')}
      </Button>
      <div role="status">
        {read.data && !problem && (
          <Notice
            tone="good"
            title={t('{amount} left on the card ending in {lastFour}', {
              amount: formatMoney(centsOf(read.data.balance)),
              lastFour: read.data.lastFour,
            })}
          >
            {t('Enter the code in your cart to pay with it.')}
          </Notice>
        )}
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 26rem;

  button {
    justify-self: start;
  }

  h2 {
    font-size: ${theme.size.h3};
  }
`
