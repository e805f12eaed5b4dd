import { ExpressCheckoutElement } from '@stripe/react-stripe-js'
import type { StripeExpressCheckoutElementOptions, StripeExpressCheckoutElementReadyEvent } from '@stripe/stripe-js'
import { useState } from 'react'
import { styled } from 'styled-components'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { withStorage } from '../../../lib/browserStorage.ts'
import { readScheme } from '../../../lib/scheme.ts'
import { useBrandName } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { TermsLine } from '../../../ui/TermsLine.tsx'
import { useDeliveryCountry } from '../delivery/useDeliveryCountry.ts'
import { MarketNotice } from '../markets/MarketNotice.tsx'
import { type ExpressArticle, useWalletPayment } from './useWalletPayment.ts'
import { firstSheet } from './walletSheet.ts'

type ExpressButtonsProps = {
  article: ExpressArticle | undefined
  estimate: Cents
  /** How many lines are in the cart. */
  inCart: number
}

/** Whether this browser had a wallet the last time: then their place is kept free while they load. */
const KEY = 'has-wallet'
const BUTTON_HEIGHT = 48

export function ExpressButtons({ article, estimate, inCart }: ExpressButtonsProps) {
  const { country, countries } = useDeliveryCountry()
  const noticeFor = hasWithdrawal(country) ? country : null
  const [isShown, setShown] = useState(() => withStorage(() => localStorage.getItem(KEY)) === 'yes')
  const [isMissing, setMissing] = useState(false)
  const wallet = useWalletPayment({ article, estimate, noticeFor })
  const brand = useBrandName()

  function handleReady({ availablePaymentMethods }: StripeExpressCheckoutElementReadyEvent) {
    const has = Object.values(availablePaymentMethods ?? {}).some(Boolean)
    withStorage(() => localStorage.setItem(KEY, has ? 'yes' : 'no'))
    setShown(has)
    setMissing(!has)
  }

  if (isMissing) return null
  const title = t('Express checkout')
  return (
    <Box role="group" aria-label={title} data-hidden={!isShown || undefined}>
      <Title>{title}</Title>
      <Buttons>
        <ExpressCheckoutElement
          options={optionsOf(brand, countries, estimate)}
          onReady={handleReady}
          onLoadError={() => setMissing(true)}
          onClick={(event) => void wallet.handleClick(event)}
          onShippingAddressChange={(event) => void wallet.handleAddress(event)}
          onShippingRateChange={(event) => void wallet.handleRate(event)}
          onConfirm={(event) => void wallet.handleConfirm(event)}
          onCancel={wallet.handleCancel}
        />
      </Buttons>
      {wallet.failure && (
        <Notice tone="bad" role="alert">
          {wallet.failure}
        </Notice>
      )}
      {article && inCart > 0 && (
        <Note>
          {t(
            '{count, plural, one {What is in your cart is bought, too.} other {The # items in your cart are bought, too.}}',
            {
              count: inCart,
            },
          )}
        </Note>
      )}
      <TermsLine action={title} />
      {noticeFor && <MarketNotice country={noticeFor} />}
    </Box>
  )
}

function optionsOf(name: string, countries: readonly string[], estimate: Cents): StripeExpressCheckoutElementOptions {
  const isDark = readScheme() === 'dark'
  return {
    business: { name },
    emailRequired: true,
    phoneNumberRequired: true,
    shippingAddressRequired: true,
    allowedShippingCountries: [...countries],
    // A click replaces them.
    shippingRates: firstSheet(name, estimate).shippingRates,
    buttonHeight: BUTTON_HEIGHT,
    buttonTheme: { applePay: isDark ? 'white' : 'black', googlePay: isDark ? 'white' : 'black' },
    buttonType: { applePay: 'buy', googlePay: 'buy', paypal: 'buynow' },
    layout: { maxColumns: 2, maxRows: 2, overflow: 'auto' },
  }
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  &[data-hidden] {
    position: absolute;
    inline-size: 20rem;
    block-size: 1px;
    overflow: hidden;
    visibility: hidden;
  }
`
const Title = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  font-weight: 600;
`
const Buttons = styled.div`
  min-block-size: ${BUTTON_HEIGHT}px;
`
const Note = styled.p`
  font-size: ${theme.size.sm};
`
