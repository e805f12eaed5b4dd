import type {
  AvailablePaymentMethods,
  ClickResolveDetails,
  ExpressPaymentType,
  LineItem,
  ShippingRate,
} from '@stripe/stripe-js'

/** In the words of the demo provider. */
export type PaidWallet = { wallet: ExpressPaymentType; billing_details: { name: string; email: string; phone: string } }

const WALLETS = [
  { wallet: 'apple_pay', label: 'Apple Pay', type: 'card' },
  { wallet: 'google_pay', label: 'Google Pay', type: 'card' },
  { wallet: 'link', label: 'Link', type: 'link' },
  { wallet: 'paypal', label: 'PayPal', type: 'paypal' },
  { wallet: 'amazon_pay', label: 'Amazon Pay', type: 'amazon_pay' },
  { wallet: 'klarna', label: 'Klarna', type: 'klarna' },
] as const satisfies { wallet: ExpressPaymentType; label: string; type: string }[]
type DemoWallet = (typeof WALLETS)[number]

export type DemoAddress = {
  name: string
  email: string
  phone: string
  line1: string
  city: string
  state: string
  postal_code: string
  country: string
}

const START: DemoAddress = {
  name: 'Ada Wallet',
  email: 'ada@wallet.test',
  phone: '+1 218 555 0142',
  line1: '1 Agate Road',
  city: 'Duluth',
  state: 'MN',
  postal_code: '55801',
  country: 'US',
}

export type DemoSheet = {
  wallet: DemoWallet
  address: DemoAddress
  lineItems: LineItem[]
  rates: ShippingRate[]
  rateId: string | undefined
  /** False while the shop is asked. */
  isReady: boolean
}

type State = { amount: number; sheet: DemoSheet | null }
export type DemoWalletStore = ReturnType<typeof createDemoWallets>

/** The wallets of the demo, with the events of Stripe's Express Checkout Element. */
export function createDemoWallets(amount: number, types: string[]) {
  let state: State = { amount, sheet: null }
  let paid: PaidWallet | null = null
  let emit: (event: string, about?: unknown) => void = () => undefined
  const listeners = new Set<() => void>()
  const offered = WALLETS.filter(({ type }) => types.includes(type))

  function change(next: Partial<State>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const changeSheet = (next: Partial<DemoSheet>) => {
    if (state.sheet) change({ sheet: { ...state.sheet, ...next } })
  }

  const answers = {
    resolve({ lineItems, shippingRates }: ClickResolveDetails = {}) {
      const { sheet } = state
      if (!sheet) return
      const rates = shippingRates ?? sheet.rates
      const rateId = rates.find(({ id }) => id === sheet.rateId)?.id ?? rates[0]?.id
      changeSheet({ lineItems: lineItems ?? sheet.lineItems, rates, rateId, isReady: true })
    },
    reject: () => close(),
  }

  function close() {
    change({ sheet: null })
    emit('cancel', { elementType: 'expressCheckout' })
  }

  function askForAddress() {
    const { sheet } = state
    if (!sheet) return
    const { name, city, state: region, postal_code, country } = sheet.address
    changeSheet({ isReady: false })
    emit('shippingaddresschange', { name, address: { city, state: region, postal_code, country }, ...answers })
  }

  return {
    offered,
    available: Object.fromEntries(
      WALLETS.map(({ wallet }) => [camelCase(wallet), offered.some((one) => one.wallet === wallet)]),
    ) as AvailablePaymentMethods,
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEvent: (listener: typeof emit) => void (emit = listener),
    setAmount: (next: number) => change({ amount: next }),
    paid: () => paid,
    open(wallet: DemoWallet) {
      paid = null
      const begin = (details: ClickResolveDetails = {}) => {
        change({ sheet: { wallet, address: START, lineItems: [], rates: [], rateId: undefined, isReady: false } })
        answers.resolve(details)
        askForAddress()
      }
      emit('click', {
        elementType: 'expressCheckout',
        expressPaymentType: wallet.wallet,
        resolve: begin,
        reject: () => undefined,
      })
    },
    changeAddress: (address: Partial<DemoAddress>) =>
      state.sheet && changeSheet({ address: { ...state.sheet.address, ...address } }),
    askForAddress,
    chooseRate(rateId: string) {
      const shippingRate = state.sheet?.rates.find(({ id }) => id === rateId)
      changeSheet({ rateId, isReady: false })
      emit('shippingratechange', { shippingRate, ...answers })
    },
    pay() {
      const { sheet } = state
      if (!sheet) return
      const { name, email, phone, ...rest } = sheet.address
      const address = { ...rest, line2: null }
      paid = { wallet: sheet.wallet.wallet, billing_details: { name, email, phone } }
      changeSheet({ isReady: false })
      emit('confirm', {
        expressPaymentType: sheet.wallet.wallet,
        billingDetails: { name, email, phone, address },
        shippingAddress: { name, address },
        shippingRate: sheet.rates.find(({ id }) => id === sheet.rateId),
        paymentFailed: () => change({ sheet: null }),
      })
    },
    close,
  }
}

const camelCase = (name: string): string => name.replace(/_(.)/, (_, letter: string) => letter.toUpperCase())
