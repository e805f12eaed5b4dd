import { randomBytes } from 'node:crypto'
import { emailSchema } from '#contracts/shared/emailSchema.ts'
import { firstNameSchema, lastNameSchema } from '#contracts/people/people.ts'
import { DEFAULT_PRICES } from '#contracts/membership/membershipPrices.ts'
import { NAME_LENGTH } from '#contracts/platform/siteDefaults.ts'
import { REQUIRED_EVENTS } from '#domain/operations/cardEvents/applyCardEvent.ts'
import { testConnection } from '#domain/shop/catalogue/testConnection.ts'
import { env } from '#env'
import { s3Store } from '#media/store/s3Store.ts'
import { tryStore } from '#media/store/tryStore.ts'
import { sendMail } from '#providers/mail/transport.ts'
import { ensureWebhooks } from '#providers/spreadconnect/webhooks.ts'
import { readCardAccountId } from '#providers/stripe/account.ts'
import { isLiveMode } from '#providers/stripe/mode.ts'
import { setUpPrices } from '#providers/stripe/setUpPrices.ts'
import { registerWalletDomain } from '#providers/stripe/walletDomain.ts'
import { makeWebhookEndpoint, removeWebhookEndpoint } from '#providers/stripe/webhookEndpoint.ts'
import { legal } from './legalStep.ts'
import { parts } from './partsStep.ts'
import { required, type Step, text } from './Step.ts'

const first = (problems: { message: string }[], other: string): string => problems[0]?.message ?? other

const site: Step = {
  id: 'site',
  title: 'Name and address',
  says: 'What the site is called, and the address that visitors type.',
  variables: ['SITE_URL'],
  answers: ['site_name'],
  fields: [
    { name: 'name', label: 'Name of the site', help: `At most ${NAME_LENGTH} characters. It can be changed later.` },
    { name: 'address', label: 'Address', type: 'url', help: 'For example https://agates.example' },
  ],
  read: (typed) => {
    const name = required(typed, 'name', 'The name')
    if (name.length > NAME_LENGTH) throw new Error(`The name can have at most ${NAME_LENGTH} characters.`)
    const address = required(typed, 'address', 'The address')
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new Error('The address begins with https:// and has no spaces.')
    const { origin, pathname } = new URL(address)
    if (pathname !== '/') throw new Error('The address ends after its name: the site can’t be in a folder.')
    return { site_name: name, SITE_URL: origin }
  },
  show: ({ site_name: name = '', SITE_URL: address }, here) => ({ name, address: address ?? here }),
}

const owner: Step = {
  id: 'owner',
  title: 'You',
  says: 'The first account, which may do everything. At the end you choose its password and set up two-step sign-in.',
  variables: [],
  answers: ['owner_first', 'owner_last', 'owner_email'],
  fields: [
    { name: 'first', label: 'First name', autocomplete: 'given-name' },
    { name: 'last', label: 'Last name', autocomplete: 'family-name' },
    { name: 'email', label: 'Your email address', type: 'email', autocomplete: 'email' },
  ],
  read: (typed) => {
    const checks = [
      ['first', firstNameSchema],
      ['last', lastNameSchema],
      ['email', emailSchema],
    ] as const
    for (const [name, schema] of checks) {
      const result = schema.safeParse(text(typed, name))
      if (!result.success) throw new Error(`${first(result.error.issues, 'Something is missing')}.`)
    }
    return {
      owner_first: text(typed, 'first'),
      owner_last: text(typed, 'last'),
      owner_email: text(typed, 'email').toLowerCase(),
    }
  },
  show: ({ owner_first: first = '', owner_last: last = '', owner_email: email = '' }) => ({ first, last, email }),
}

/** So that the owner sees that an email arrived: its code has to be typed. */
let mailCode = ''
export const isMailCode = (typed: string): boolean => mailCode !== '' && typed.replace(/\s/g, '') === mailCode

const mail: Step = {
  id: 'mail',
  title: 'Email',
  says: 'The mail server that sends the site’s emails. It is needed to reset a password. We send one to you now.',
  variables: ['SMTP_URL', 'MAIL_FROM'],
  answers: [],
  fields: [
    { name: 'from', label: 'Sender of all emails', type: 'email', help: 'For example hello@agates.example' },
    { name: 'host', label: 'Mail server', help: 'For example smtp.agates.example' },
    { name: 'port', label: 'Port', help: '587, or 465 for encryption from the first byte.', isOptional: true },
    { name: 'user', label: 'User', isOptional: true, autocomplete: 'off' },
    { name: 'password', label: 'Password', type: 'password', isOptional: true, isSecret: true },
  ],
  read: (typed) => {
    const from = emailSchema.safeParse(text(typed, 'from'))
    if (!from.success) throw new Error('The sender is no email address.')
    const host = required(typed, 'host', 'The mail server')
    if (!/^[a-z0-9.-]+$/i.test(host)) throw new Error('The mail server is a name such as smtp.agates.example.')
    const port = text(typed, 'port') || '587'
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error('The port is a number up to 65535.')
    const [user, password] = [text(typed, 'user'), typed['password'] ?? '']
    const login = user && `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
    return { SMTP_URL: `${port === '465' ? 'smtps' : 'smtp'}://${login}${host}:${port}`, MAIL_FROM: from.data }
  },
  show: ({ MAIL_FROM: from = '' }) => ({ from, port: '587' }),
  attempt: async (_values, { owner_email: to, site_name: name = '' }) => {
    if (to === undefined) throw new Error('Say first who you are: the email goes to you.')
    mailCode = String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, '0')
    const sentence = `This email from ${name || 'your new site'} has arrived. Type this code in the setup: ${mailCode}`
    await sendMail({
      messageId: `<setup-${randomBytes(8).toString('hex')}@${new URL(env().SITE_URL).hostname}>`,
      from: name || 'Setup',
      to,
      subject: `${mailCode} shows that emails arrive`,
      text: `${sentence}\n`,
      html: `<p>${sentence.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`,
    })
    return { did: [`An email with a code is on its way to ${to}.`], store: { mail_done: '' } }
  },
}

const cards: Step = {
  id: 'cards',
  title: 'Cards',
  says: 'Your two keys from dashboard.stripe.com → Developers → API keys. We make the prices, the billing portal and the webhook endpoint there. With test keys no card is charged; the live ones can follow later.',
  variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  answers: ['stripe_endpoint'],
  fields: [
    { name: 'secret', label: 'Secret key', type: 'password', help: 'It begins with sk_ or rk_.', isSecret: true },
    { name: 'publishable', label: 'Publishable key', help: 'It begins with pk_.' },
  ],
  read: (typed) => {
    const [secret, publishable] = [text(typed, 'secret'), text(typed, 'publishable')]
    if (!/^(sk|rk)_(test|live)_\w+$/.test(secret)) throw new Error('The secret key begins with sk_test_ or sk_live_.')
    if (!/^pk_(test|live)_\w+$/.test(publishable))
      throw new Error('The publishable key begins with pk_test_ or pk_live_.')
    if (secret.includes('_live_') !== publishable.includes('_live_'))
      throw new Error('One key is of test mode, the other one is live. Both must be of the same mode.')
    return { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }
  },
  show: ({ STRIPE_PUBLISHABLE_KEY: publishable = '' }) => ({ publishable }),
  attempt: async (_values, { site_name: name }) => {
    const { SITE_URL } = env()
    const account = await readCardAccountId()
    const did = [`Stripe answers for ${account} in ${isLiveMode() ? 'live' : 'test'} mode.`]
    const made = await setUpPrices(DEFAULT_PRICES, name)
    did.push(made.length > 0 ? `Made at Stripe: ${made.join(', ')}.` : 'The prices and the billing portal were there.')
    const endpoint = await makeWebhookEndpoint(`${SITE_URL}/api/webhooks/stripe`, REQUIRED_EVENTS)
    did.push(`Made the webhook endpoint ${SITE_URL}/api/webhooks/stripe.`)
    const { hostname, protocol } = new URL(SITE_URL)
    if (protocol === 'https:') {
      // Cards work without wallets.
      const problems = await registerWalletDomain(hostname).catch((error: Error) => [error.message])
      did.push(
        problems.length > 0
          ? `Not every wallet is offered yet: ${problems.join(' ')}`
          : `Registered ${hostname} for Apple Pay, Google Pay and Link.`,
      )
    }
    return { did, store: { STRIPE_WEBHOOK_SECRET: endpoint.secret, stripe_endpoint: endpoint.id } }
  },
  undo: async ({ stripe_endpoint: id }) => {
    if (id) await removeWebhookEndpoint(id)
    return 'The webhook endpoint is gone and the keys are forgotten. The prices stay at Stripe, where they can’t be bought without this site.'
  },
}

const print: Step = {
  id: 'print',
  title: 'Print on demand',
  says: 'With a Spreadconnect account you sell shirts and mugs that are printed when they are ordered. Without one, the shop sells your own goods and memberships; it can follow later.',
  isOptional: true,
  variables: ['SPREADCONNECT_API_KEY', 'SPREADCONNECT_WEBHOOK_SECRET'],
  answers: [],
  fields: [{ name: 'key', label: 'API key', type: 'password', isSecret: true }],
  read: (typed) => ({
    SPREADCONNECT_API_KEY: required(typed, 'key', 'The key'),
    SPREADCONNECT_WEBHOOK_SECRET: randomBytes(24).toString('hex'),
  }),
  show: () => ({}),
  attempt: async ({ SPREADCONNECT_WEBHOOK_SECRET: secret = '' }) => {
    const account = await testConnection()
    const added = await ensureWebhooks(`${env().SITE_URL}/api/webhooks/spreadconnect`, secret)
    return {
      did: [
        `Connected to the print provider as ${account}.`,
        ...(added.length > 0 ? [`It now sends this site ${added.join(', ')}.`] : []),
      ],
    }
  },
}

const files: Step = {
  id: 'files',
  title: 'Files in a bucket',
  says: 'Films and photos are stored on this machine’s disk. A private bucket of an S3-compatible store holds more and is needed when the site runs on several machines.',
  isOptional: true,
  variables: ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  answers: [],
  fields: [
    { name: 'bucket', label: 'Bucket' },
    { name: 'region', label: 'Region', help: 'For example us-east-1' },
    { name: 'endpoint', label: 'Address of the store', type: 'url', help: 'Empty for Amazon S3.', isOptional: true },
    { name: 'id', label: 'Access key', autocomplete: 'off' },
    { name: 'secret', label: 'Its secret', type: 'password', isSecret: true },
  ],
  read: (typed) => ({
    S3_BUCKET: required(typed, 'bucket', 'The bucket'),
    S3_REGION: required(typed, 'region', 'The region'),
    S3_ENDPOINT: text(typed, 'endpoint'),
    S3_ACCESS_KEY_ID: required(typed, 'id', 'The access key'),
    S3_SECRET_ACCESS_KEY: required(typed, 'secret', 'The secret'),
  }),
  show: ({
    S3_BUCKET: bucket = '',
    S3_REGION: region = '',
    S3_ENDPOINT: endpoint = '',
    S3_ACCESS_KEY_ID: id = '',
  }) => ({ bucket, region, endpoint, id }),
  attempt: async () => {
    await tryStore(s3Store())
    return { did: ['A file was stored, read and removed.'] }
  },
}

/** In the order in which they are asked. */
export const STEPS: Step[] = [site, owner, mail, cards, print, files, legal, parts]
