import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { codeWord } from '#contracts/platform/calledWords.ts'
import { call } from '#contracts/call.ts'
import type { RedeemedGift } from '#contracts/membership/giftMemberships.ts'
import { redeemGiftMembership } from '#contracts/routes/membership/giftMemberships.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SecretCodeField } from '../../../ui/SecretCodeField.tsx'
import { dropGiftCode } from './giftCode.ts'

type RedeemFormProps = { firstCode: string; onRedeemed: (gift: RedeemedGift) => void }

export function RedeemForm({ firstCode, onRedeemed }: RedeemFormProps) {
  const [code, setCode] = useState(firstCode)
  const queryClient = useQueryClient()
  const redeem = useMutation({ mutationFn: (typed: string) => call(redeemGiftMembership, { input: { code: typed } }) })
  const { error } = redeem
  const fieldProblem = error instanceof ApiError ? error.fieldErrors['code'] : undefined

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    redeem.mutate(code, {
      onSuccess: (gift) => {
        dropGiftCode()
        onRedeemed(gift)
        // Everything a member may see.
        void queryClient.invalidateQueries()
      },
    })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate aria-label={t('Redeem a gift membership')}>
      <SecretCodeField
        label={t('Code')}
        hint={t('It’s in the email that brought the gift.')}
        error={fieldProblem}
        word={codeWord()}
        value={code}
        onChange={setCode}
      />
      {error && !fieldProblem && (
        <Notice tone="bad" role="alert" title={t('The code wasn’t redeemed')}>
          {serverMessage(error, t('We couldn’t redeem that code. Please try again.'))}
          {error instanceof ApiError && error.code === 'membership_renews' && (
            <p>
              <Link to="/account">{t('Go to your account')}</Link>
            </p>
          )}
        </Notice>
      )}
      <Button type="submit" tone="member" pending={redeem.isPending}>
        {t('Redeem')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 30rem;

  > button {
    justify-self: start;
  }
`
