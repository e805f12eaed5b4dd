import { useEffect, useRef, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../theme.ts'
import { formatMoney } from '../money.ts'
import { t } from '../text.ts'
import type { DemoAddress, DemoSheet, DemoWalletStore } from './demoWallets.ts'

const FIELDS: { name: keyof DemoAddress; label: string }[] = [
  { name: 'name', label: msg('Name') },
  { name: 'email', label: msg('Email') },
  { name: 'phone', label: msg('Phone') },
  { name: 'line1', label: msg('Street address') },
  { name: 'city', label: msg('City') },
  { name: 'state', label: msg('State / region') },
  { name: 'postal_code', label: msg('ZIP / postal code') },
  { name: 'country', label: msg('Country') },
]
/** Without these, a wallet asks the shop again. */
const PRICED: (keyof DemoAddress)[] = ['city', 'state', 'postal_code', 'country']

/** Stand-ins for the buttons of wallets, which Stripe draws. */
export function DemoWalletButtons({ wallets }: { wallets: DemoWalletStore }) {
  const { amount, sheet } = useSyncExternalStore(wallets.subscribe, wallets.read)
  return (
    <Buttons>
      {wallets.offered.map((wallet) => (
        <Pay key={wallet.wallet} type="button" disabled={sheet !== null} onClick={() => wallets.open(wallet)}>
          {wallet.label} <small>{t('(demo)')}</small>
        </Pay>
      ))}
      {sheet && <WalletSheet wallets={wallets} sheet={sheet} amount={amount} />}
    </Buttons>
  )
}

type WalletSheetProps = { wallets: DemoWalletStore; sheet: DemoSheet; amount: number }

function WalletSheet({ wallets, sheet, amount }: WalletSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // jsdom has no dialogs.
    if (dialog.current?.showModal) dialog.current.showModal()
    else dialog.current?.setAttribute('open', '')
  }, [])
  const { wallet, address, lineItems, rates, rateId, isReady } = sheet

  function handleCancel(event: { preventDefault: () => void }) {
    event.preventDefault()
    wallets.close()
  }

  return (
    <Sheet ref={dialog} aria-label={wallet.label} onCancel={handleCancel}>
      <h2>{wallet.label}</h2>
      <Warning>{t('Demo payment: no card is charged. Don’t enter a real card number.')}</Warning>
      <Fields>
        {FIELDS.map(({ name, label }) => (
          <label key={name}>
            {t(label)}
            <input
              maxLength={200}
              value={address[name]}
              onChange={({ target }) => wallets.changeAddress({ [name]: target.value })}
              onBlur={() => PRICED.includes(name) && wallets.askForAddress()}
            />
          </label>
        ))}
      </Fields>
      <fieldset>
        <legend>{t('Shipping Method')}</legend>
        {rates.map(({ id, displayName, amount: price, deliveryEstimate }) => (
          <Rate key={id}>
            <input type="radio" name="rate" checked={id === rateId} onChange={() => wallets.chooseRate(id)} />
            <span>
              {displayName} {typeof deliveryEstimate === 'string' && <small>{deliveryEstimate}</small>}
            </span>
            <span>{price === 0 ? t('Free') : formatMoney(price)}</span>
          </Rate>
        ))}
      </fieldset>
      <Sums aria-busy={!isReady || undefined}>
        {lineItems.map(({ name, amount: price }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{price < 0 ? `−${formatMoney(-price)}` : formatMoney(price)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <strong>{t('Total')}</strong>
          </dt>
          <dd>
            <strong>{formatMoney(amount)}</strong>
          </dd>
        </div>
      </Sums>
      <Row>
        <Choice type="button" onClick={() => wallets.close()}>
          {t('Cancel')}
        </Choice>
        <Pay type="button" disabled={!isReady} onClick={() => wallets.pay()}>
          {t('Pay {price}', { price: formatMoney(amount) })}
        </Pay>
      </Row>
    </Sheet>
  )
}

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space[2]};
`
const Pay = styled.button`
  min-block-size: 3rem;
  padding-inline: ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.base};
  background: ${theme.color.text};
  color: ${theme.color.surface};
  font-weight: 650;
  white-space: nowrap;
  cursor: pointer;

  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
`
const Sheet = styled.dialog`
  inline-size: min(30rem, 100vw - 2rem);
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  padding: ${theme.space[5]};
  overflow: auto;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background: ${theme.color.raised};
  color: ${theme.color.text};

  &[open] {
    display: grid;
    gap: ${theme.space[4]};
  }

  &::backdrop {
    background: rgb(0 0 0 / 55%);
  }

  h2 {
    font-size: ${theme.size.h3};
  }

  legend {
    padding: 0;
    font-size: ${theme.size.sm};
    font-weight: 650;
  }
`
const Warning = styled.p`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.pyriteSoft};
  color: ${theme.color.pyrite};
  font-weight: 650;
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};

  label {
    display: grid;
    gap: ${theme.space[1]};
    font-size: ${theme.size.sm};
    font-weight: 650;
  }

  input {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding-inline: ${theme.space[3]};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.base};
    background: ${theme.color.surface};
    font-weight: 400;
  }
`
const Rate = styled.label`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${theme.space[3]};
  align-items: center;
  min-block-size: 2.75rem;
  font-variant-numeric: tabular-nums;

  small {
    color: ${theme.color.muted};
  }
`
const Sums = styled.dl`
  display: grid;
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[3]};
  }

  &[aria-busy] {
    opacity: 0.55;
  }
`
const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[3]};
`
const Choice = styled.button`
  min-block-size: 3rem;
  padding-inline: ${theme.space[4]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background: ${theme.color.surface};
  font-weight: 650;
  cursor: pointer;
`
