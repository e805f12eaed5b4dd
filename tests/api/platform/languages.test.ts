import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '#contracts/shared/languages.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { confirmCard, eventually, PASSWORD, signUpMember } from '../../support/people.ts'
import { checkoutForm, fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantId: number

beforeAll(async () => {
  variantId = (await openShop(site)).at(-1) ?? 0
  await site.pool.query('update variants set retail_price_cents = 2499, stock = null where id = $1', [variantId])
})

function germanVisitor(): Browser {
  const browser = site.visitor()
  browser.cookies.set(LANGUAGE_COOKIE, 'de')
  return browser
}

const form = (fields: Record<string, string>) => ({
  raw: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
})

async function mailTo(email: string): Promise<string> {
  await eventually(async () => (await mailsTo(site, email)).length > 0)
  return (await mailsTo(site, email)).join('')
}

describe('the language of a page', () => {
  it('is that of its address, whatever the visitor chose', async () => {
    const german = (await site.visitor().get('/de/content')).text
    expect(german).toContain('<html lang="de"')
    expect(german).toContain('<title>Beiträge | Stone Hunt</title>')
    expect(german).toContain('content="Alle Videos und Fotogalerien von der Suche, die neuesten zuerst."')
    const english = (await germanVisitor().get('/content')).text
    expect(english).toContain('<html lang="en"')
    expect(english).toContain('<title>Content | Stone Hunt</title>')
    expect((await site.visitor().get('/de/subscribe')).text).toContain(
      'Premium-Videos und -Galerien für 12,12\u00a0$ im Monat',
    )
    expect((await site.visitor().get('/de/nowhere')).text).toContain(
      '<title>404 Seite nicht gefunden | Stone Hunt</title>',
    )
  })

  it('is the chosen one on pages of the account, never that of the browser', async () => {
    const asked = { headers: { 'accept-language': 'de-DE,de;q=0.9' } }
    const english = await site.visitor().get('/api/login', asked)
    expect(english.text).toContain('<html lang="en">')
    expect(english.text).toContain('>Forgot your password?</a>')
    const german = (await germanVisitor().get('/api/login')).text
    expect(german).toContain('<html lang="de">')
    expect(german).toContain('>Passwort vergessen?</a>')
    expect((await site.visitor().get('/api/login?redirect=%2Fde%2Fshop')).text).toContain('<h1>Anmelden</h1>')
  })

  it('is switched by a link that works without scripts, and leads to the same page of this site', async () => {
    const browser = site.visitor()
    expect((await browser.get('/api/signup?redirect=%2Fshop')).text).toContain(
      '<a href="?redirect=%2Fshop&#38;language=de" hreflang="de" lang="de">Deutsch</a>',
    )
    const chosen = await browser.get('/api/signup?redirect=%2Fshop&language=de')
    expect(chosen.status).toBe(303)
    expect(chosen.headers.get('location')).toBe('/api/signup?redirect=%2Fde%2Fshop')
    expect((await browser.get('/api/signup?redirect=%2Fshop')).text).toContain('<h1>Konto anlegen</h1>')
    const unknown = await browser.get('/api/signup?language=xx')
    expect(unknown).toMatchObject({ status: 200 })
    expect(browser.cookies.get(LANGUAGE_COOKIE)).toBe('de')
  })
})

it('after signing in on a German page, visitors are on the German front page', async () => {
  const { email } = await signUpMember(site)
  const page = await germanVisitor().get('/api/login')
  expect(page.text).toContain('<input type="hidden" name="redirect" value="/de" />')
  const signedIn = await germanVisitor().post(
    '/api/login',
    undefined,
    form({ email, password: PASSWORD, redirect: '/de' }),
  )
  expect(signedIn.headers.get('location')).toBe('/de')
})

describe('a visitor who comes from a German page and never chose a language', () => {
  const page = async (browser: Browser, path: string) => (await browser.get(path)).text
  const actionIn = (text: string) => /<form method="post" action="([^"]+)"/.exec(text)?.[1] ?? ''

  it('signs up in German, after errors, too', async () => {
    const browser = site.visitor()
    expect(await page(browser, '/api/signup?redirect=%2Fde%2Faccount')).toContain('value="/de/account"')
    const person = { password: PASSWORD, firstName: 'Ada', lastName: 'Lake', redirect: '/de/account' }
    const refused = await browser.post('/api/signup', undefined, form({ ...person, email: 'x' }))
    expect(await page(browser, refused.headers.get('location') ?? '')).toContain('<html lang="de">')
    const done = await browser.post('/api/signup', undefined, form({ ...person, email: 'from-german@example.test' }))
    expect(done.headers.get('location')).toBe('/de/account')
    expect((await browser.get('/api/account')).json).toMatchObject({ language: 'de' })
    expect(await mailTo('from-german@example.test')).toMatch(/Bitte bestätige, dass diese Adresse dir gehört\./)
  })

  it.each(['//evil.example/de', 'https://evil.example/de', '/dex', '/xx/account', '/\\de'])(
    'signs up in English and stays on the site with the redirect %s',
    async (redirect) => {
      const browser = site.visitor()
      const email = `${Buffer.from(redirect).toString('hex')}@example.test`
      const person = { password: PASSWORD, firstName: 'Ada', lastName: 'Lake' }
      const done = await browser.post('/api/signup', undefined, form({ ...person, email, redirect }))
      expect(done.headers.get('location')).toMatch(/^\/(?![/\\])/)
      expect((await browser.get('/api/account')).json).toMatchObject({ language: 'en' })
    },
  )

  it('asks for a new password in German', async () => {
    const browser = site.visitor()
    expect(await page(browser, '/api/login?redirect=%2Fde%2Faccount')).toContain(
      '<a href="/api/forgot-password?redirect=%2Fde">Passwort vergessen?</a>',
    )
    const action = actionIn(await page(browser, '/api/forgot-password?redirect=%2Fde'))
    const sent = await browser.post(action, undefined, form({ email: 'nobody@example.test' }))
    expect(await page(browser, sent.headers.get('location') ?? '')).toContain('<html lang="de">')
  })

  it('signs in with an emailed code in German', async () => {
    const { email } = await signUpMember(site)
    const browser = site.visitor()
    const asked = await browser.post('/api/login/email', undefined, form({ email, redirect: '/de/account' }))
    const action = actionIn(await page(browser, asked.headers.get('location') ?? ''))
    const wrong = await browser.post(action, undefined, form({ code: '12' }))
    expect(wrong.headers.get('location')).toMatch(/^\/api\/login\/email(\/code)?\?error=/)
    expect(await page(browser, wrong.headers.get('location') ?? '')).toContain('<html lang="de">')
  })
})

it('says how long to wait in the language of the page', async () => {
  const page = (await germanVisitor().get('/api/login?error=too_many_requests&wait=60')).text
  expect(page).toContain('Versuch es in 60 Sekunden noch einmal.')
  expect((await site.visitor().get('/api/login?error=too_many_requests&wait=60')).text).toContain(
    'Try again in 60 seconds.',
  )
})

describe('an error', () => {
  it('is in the language the visitor chose, with its fields and values, and the same code', async () => {
    const buyer = germanVisitor()
    const wrong = await buyer.post('/api/login', { email: 'nobody@example.test', password: 'wrong wrong wrong' })
    expect(wrong).toMatchObject({
      status: 401,
      json: {
        code: 'wrong_credentials',
        message: 'E-Mail und Passwort passen nicht zusammen. Bitte versuch es noch einmal.',
      },
    })
    const signup = await buyer.post('/api/signup', { email: 'x', password: 'short', firstName: '', lastName: 'Lake' })
    expect(signup.json).toMatchObject({
      errors: {
        email: 'Bitte gib eine gültige E-Mail-Adresse ein',
        password: 'Bitte verwende mindestens 8 Zeichen',
        firstName: 'Der Vorname fehlt',
      },
    })
    expect((await buyer.post('/api/cart', { merchandiseVariantId: variantId, quantity: 21 })).json).toMatchObject({
      message: 'Von einem Artikel kannst du höchstens 20 bestellen.',
    })
    const sent = await buyer.post('/api/forgot-password', { email: 'nobody@example.test' })
    expect(sent.json).toEqual({
      message: 'Wenn es zu dieser Adresse ein Konto gibt, haben wir eine E-Mail mit einem Link geschickt.',
    })
  })

  it('is English for everybody else, also beside a German one that is cached', async () => {
    expect((await germanVisitor().get('/api/merchandise/999999')).json).toMatchObject({
      message: 'Diesen Artikel haben wir nicht gefunden.',
    })
    expect((await site.visitor().get('/api/merchandise/999999')).json).toMatchObject({
      message: 'We couldn’t find that article.',
    })
  })
})

describe('emails', () => {
  it('are German for who signed up in German, and English for everybody else', async () => {
    const person = { password: PASSWORD, firstName: 'Ada', lastName: 'Lake' }
    await germanVisitor().post('/api/signup', { ...person, email: 'german@example.test' })
    expect(await mailTo('german@example.test')).toMatch(/Bitte bestätige, dass diese Adresse dir gehört\./)
    await site.visitor().post('/api/signup', { ...person, email: 'english@example.test' })
    expect(await mailTo('english@example.test')).toContain('Please confirm that this address is yours.')
  })

  it('are in the language that the account has chosen since', async () => {
    const person = await signUpMember(site)
    expect((await person.get('/api/account')).json).toMatchObject({ language: 'en' })
    expect((await person.patch('/api/account', { firstName: 'Ada', lastName: 'Lake', language: 'de' })).status).toBe(
      200,
    )
    expect((await person.patch('/api/account', { firstName: 'Ada', lastName: 'Stone' })).status).toBe(200)
    expect((await person.get('/api/account')).json).toMatchObject({ language: 'de' })
    expect((await person.get('/api/account/export')).json).toMatchObject({ account: { language: 'de' } })
    await site.visitor().post('/api/forgot-password', { email: person.email })
    expect(await mailTo(person.email)).toContain('Der Link gilt einmal und läuft nach einer Stunde ab.')
  })

  it('about the order of a guest, and its invoice, have the language of the checkout', async () => {
    const guest = germanVisitor()
    await fillCart(guest, variantId, 1)
    const email = 'guest-in-german@example.test'
    const { clientSecret, orderReference } = await startPayment(guest, {
      ...checkoutForm,
      customerInfo: { ...checkoutForm.customerInfo, email },
    })
    await confirmCard(site, clientSecret)
    const mail = await mailTo(email)
    expect(mail).toContain(`Wir haben deine Bestellung ${orderReference} erhalten.`)
    expect(mail).toContain('<html lang="de">')
    expect(mail).toContain('24,99\u00a0$')
    expect(mail).not.toContain('$24.99')
    expect(mail).toContain('Voraussichtliche Lieferung')
    expect(mail).toMatch(/Duluth, MN 55801, Vereinigte Staaten/)
    const invoice = await guest.get(`/api/orders/${orderReference}/invoice`)
    expect(invoice.text).toContain('/Lang (de-DE)')
    expect(invoice.text).toMatch(/\(Rechnung INV-\d{6}\)/)
  })
})
