import { waitUntil } from '../chaos/waitUntil.ts'

const FILM = 'Opening an amethyst geode by torchlight'
const SHIRT = 'Night Hunt UV Tee'
const PLAYED_SECONDS = 3
const MS = 60_000
const PERSON = { firstName: 'Ada', lastName: 'Fox', email: 'fox@example.test', password: 'seven banded agates' }
const ADDRESS = {
  'customerInfo.email': PERSON.email,
  'customerInfo.phone': '555 123 4567',
  'shippingAddress.firstName': PERSON.firstName,
  'shippingAddress.lastName': PERSON.lastName,
  'shippingAddress.street': '1 Agate Road',
  'shippingAddress.city': 'Duluth',
  'shippingAddress.zipCode': '55801',
}

/** One window of a browser that a program drives. */
export type Tab = {
  goTo: (url: string) => Promise<unknown>
  /** @returns the value of an expression on the page. */
  read: (expression: string) => Promise<unknown>
  /** Clicks the element that an expression on the page returns. */
  click: (expression: string) => Promise<unknown>
  type: (selector: string, text: string) => Promise<unknown>
}

/** Signs up at a demo, subscribes with a test card, plays a members' film, and buys a shirt. Fails at the first step that does not work. */
export async function takeJourney(tab: Tab, siteUrl: string, say: (what: string) => void): Promise<void> {
  await signUp(tab, siteUrl)
  say('signed up')
  await subscribe(tab, siteUrl)
  say('subscribed')
  say(`watched ${(await watch(tab, siteUrl)).toFixed(1)} s of a members’ film`)
  await buy(tab, siteUrl)
  say('bought a shirt')
}

const isTrue = (tab: Tab, expression: string) => async () => (await tab.read(`Boolean(${expression})`)) === true
const seesText = (tab: Tab, text: string) =>
  waitUntil(`“${text}”`, isTrue(tab, `document.body && document.body.innerText.includes(${JSON.stringify(text)})`), MS)

/** @param begins of its name, which may end with an amount. */
async function press(tab: Tab, kind: 'button' | 'a', begins: string): Promise<void> {
  const isIt = `(one) => (one.getAttribute('aria-label') || one.textContent).trim().toLowerCase().startsWith(${JSON.stringify(begins.toLowerCase())}) && !one.disabled && one.getClientRects().length > 0`
  const find = `[...document.querySelectorAll('${kind}')].find(${isIt})`
  await waitUntil(`“${begins}”`, isTrue(tab, find), MS)
  await tab.click(find)
}

/** A field that is not ready yet refuses the text. */
async function fill(tab: Tab, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const selector = `input[name="${name}"]`
    const accepts = () =>
      tab.type(selector, text).then(
        () => true,
        () => false,
      )
    await waitUntil(selector, accepts, MS)
  }
}

async function signUp(tab: Tab, siteUrl: string): Promise<void> {
  await tab.goTo(`${siteUrl}/api/signup?with=password`)
  await fill(tab, PERSON)
  await press(tab, 'button', 'Create account')
  await waitUntil('the home page', async () => (await tab.read('location.href')) === `${siteUrl}/`, MS)
}

async function subscribe(tab: Tab, siteUrl: string): Promise<void> {
  await tab.goTo(`${siteUrl}/subscribe`)
  await press(tab, 'button', 'Start free trial')
  await seesText(tab, 'Demo payment: no card is charged.')
  await press(tab, 'button', 'Start free trial')
  await seesText(tab, 'Welcome to the premium tier')
}

async function watch(tab: Tab, siteUrl: string): Promise<number> {
  await tab.goTo(`${siteUrl}/content`)
  await press(tab, 'a', FILM)
  const film = `document.querySelector('video')`
  await waitUntil('the player', isTrue(tab, film), MS)
  const at = async () => Number(await tab.read(`${film} ? ${film}.currentTime : 0`))
  await tab.read(`(${film}.muted = true, ${film}.play().catch(() => undefined), true)`)
  await waitUntil('the film', async () => (await at()) > PLAYED_SECONDS, 2 * MS)
  return at()
}

async function buy(tab: Tab, siteUrl: string): Promise<void> {
  await tab.goTo(`${siteUrl}/merchandise`)
  await seesText(tab, SHIRT)
  const article = `[...document.querySelectorAll('article')].find((one) => one.textContent.includes('${SHIRT}'))`
  const options = `[...${article}.querySelector('select').options]`
  await choose(
    tab,
    `${article}.querySelector('select')`,
    `${options}.find((one) => one.textContent.startsWith('L - Black')).value`,
  )
  const add = `[...${article}.querySelectorAll('button')].find((one) => one.textContent.includes('Add to Cart') && !one.disabled)`
  await waitUntil('the button for the cart', isTrue(tab, add), MS)
  await tab.click(add)
  await seesText(tab, 'Item successfully added to your cart')
  await tab.goTo(`${siteUrl}/checkout`)
  await fill(tab, ADDRESS)
  await choose(
    tab,
    `[...document.querySelectorAll('select')].find((one) => one.querySelector('option[value="MN"]'))`,
    `'MN'`,
  )
  await press(tab, 'button', 'Continue to Payment')
  await seesText(tab, 'Demo payment')
  await press(tab, 'button', 'Success')
  await press(tab, 'button', 'Complete Payment')
  await seesText(tab, 'Order Confirmed!')
}

/** The list of a select belongs to the browser's window, where programs can't click. */
const choose = (tab: Tab, select: string, value: string): Promise<unknown> =>
  tab.read(
    `((select) => { select.value = ${value}; select.dispatchEvent(new Event('change', { bubbles: true })); return true })(${select})`,
  )
