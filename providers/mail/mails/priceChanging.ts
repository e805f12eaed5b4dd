import { button, table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const priceChanging = mail('price-changing', {
  wordings: {
    'price-changing': {
      label: 'Price of a membership changes',
      required: ['changesAt', 'details', 'cancelLink'],
      en: {
        subject: 'The price of your membership changes on {changesAt}',
        title: 'A new price from {changesAt}, {firstName}',
        body: [
          'The price of your membership changes with your next renewal. You don’t need to do anything.',
          '{details}',
          'Nothing is charged before that day. If the new price isn’t for you, cancel before {changesAt} and you won’t be charged again.',
          '{link}',
          '{cancelLink}',
        ],
      },
      de: {
        subject: 'Der Preis deiner Mitgliedschaft ändert sich am {changesAt}',
        title: 'Ein neuer Preis ab {changesAt}, {firstName}',
        body: [
          'Der Preis deiner Mitgliedschaft ändert sich mit der nächsten Verlängerung. Du musst nichts tun.',
          '{details}',
          'Vor diesem Tag wird nichts abgebucht. Wenn dir der neue Preis nicht passt, kündige vor dem {changesAt}, dann wird nichts mehr abgebucht.',
          '{link}',
          '{cancelLink}',
        ],
      },
    },
  },
  sample: {
    firstName,
    oldPrice: { plan: 'monthly', cents: 1212 },
    newPrice: { plan: 'monthly', cents: 1499 },
    changesAt: '2026-07-14T12:00:00.000Z',
  },
  draw: ({ firstName, ...change }, writer) => {
    const { t, day } = writer
    const plan = writer.plan(change.newPrice.plan)
    const oldPrice = writer.price(change.oldPrice)
    const newPrice = writer.price(change.newPrice)
    const changesAt = day(change.changesAt)
    return {
      key: 'price-changing',
      values: { firstName, plan, oldPrice, newPrice, changesAt },
      blocks: {
        details: table(
          { label: t('Plan'), value: plan },
          { label: t('Price until then'), value: oldPrice },
          { label: t('Price from {date}', { date: changesAt }), value: newPrice, isStrong: true },
        ),
        link: button(t('Manage subscription'), '/api/billing'),
        cancelLink: button(t('Cancel subscription'), '/api/billing?flow=cancel'),
      },
    }
  },
})
