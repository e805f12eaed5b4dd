import { centsOf, centsToAmount } from '#contracts/shared/money.ts'
import * as routes from '#contracts/routes/platform/settings.ts'
import { changeSettings as change } from '#domain/operations/setup/changeSettings.ts'
import { readForm } from '#domain/platform/settings/readForm.ts'
import { chooseMoves } from '#domain/membership/priceMoves/chooseMoves.ts'
import { listMemberPrices } from '#domain/membership/priceMoves/listMemberPrices.ts'
import { readMembershipPrices } from '#domain/membership/subscriptions/readMembershipPrices.ts'
import { implement } from '../../implement.ts'

export const readSettingsForm = implement(routes.readSettingsForm, (req) => readForm(req.pool))

export const changeSettings = implement(routes.changeSettings, (req, { input }) => change(req, input))

export const readMemberPrices = implement(routes.readMemberPrices, async ({ pool }) => {
  const [offered, found] = await Promise.all([readMembershipPrices(pool), listMemberPrices(pool)])
  return found.map(({ plan, cents, isAdopted, members, moving }) => ({
    plan,
    price: centsToAmount(cents),
    members,
    moving,
    isAdopted,
    isOffered: offered[plan] === cents,
  }))
})

export const moveMembers = implement(
  routes.moveMembers,
  async (req, { input: { plan, price, withAdopted = false } }) => ({
    members: await chooseMoves(req, { plan, cents: centsOf(price), withAdopted }),
  }),
)
