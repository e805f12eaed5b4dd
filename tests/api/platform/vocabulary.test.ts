import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { configSchema } from '#contracts/platform/site.ts'
import { orderReferenceSchema } from '#contracts/shop/orders.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { eventually, signUpByForm, signUpEmployee, signUpMember } from '../../support/people.ts'
import { fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite({ keepsAnswers: true })
let owner: Browser

const DELIVERED = {
  word_hunt_en: 'hunt, hunts',
  word_hunter_en: 'hunter, hunters',
  word_find_en: 'find, finds',
  word_stone_en: 'stone, stones',
  word_find_de: 'Fund, Funde',
  code_prefix: 'HUNT',
}

const change = (settings: object) => owner.put('/api/admin/settings', settings)
const words = async () => configSchema.parse((await site.visitor().get('/api/config')).json).words
const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec((await site.visitor().get(path)).text)?.[1]

beforeAll(async () => {
  owner = await signUpEmployee(site)
})
afterEach(() => change(DELIVERED))

it('says nothing of words that are as delivered', async () => {
  expect(await words()).toBeUndefined()
  expect(await titleOf('/finds')).toBe('My finds | Stone Hunt')
  expect(await titleOf('/de/finds')).toBe('Meine Funde | Stone Hunt')
})

it('gives the owner’s words to the site, and to titles in each language', async () => {
  expect((await change({ word_find_en: 'piece, pieces', word_find_de: 'Stück, Stücke' })).status).toBe(200)
  await eventually(async () => (await words())?.en?.find?.[1] === 'pieces')
  expect(await words()).toEqual({ en: { find: ['piece', 'pieces'] }, de: { find: ['Stück', 'Stücke'] } })
  expect(await titleOf('/finds')).toBe('My pieces | Stone Hunt')
  expect(await titleOf('/de/finds')).toBe('Meine Stücke | Stone Hunt')
  await change(DELIVERED)
  await eventually(async () => (await words()) === undefined)
  expect(await titleOf('/finds')).toBe('My finds | Stone Hunt')
})

it('answers and sends emails with them', async () => {
  await change({ word_find_en: 'piece, pieces', word_hunt_en: 'firing, firings' })
  await eventually(async () => (await words()) !== undefined)
  const answer = await site.visitor().get('/api/shared-finds/nobody')
  expect(answer.status).toBe(404)
  const { email } = await signUpByForm(site)
  await eventually(async () => (await mailsTo(site, email)).length > 0)
  const [mail = ''] = await mailsTo(site, email)
  expect(mail).toMatch(/^Welcome$/m)
  expect(mail).not.toContain('the hunt')
})

it('calls members without a name as the owner does, and nobody else may choose that name', async () => {
  await change({ word_hunter_en: 'potter, potters' })
  await eventually(async () => (await words()) !== undefined)
  const member = await signUpMember(site)
  const { status, json } = await member.put('/api/account/profile', { name: 'Potter 3f2a' })
  expect(status).toBe(400)
  expect(JSON.stringify(json)).toContain('reserved')
})

it('begins new orders with the owner’s word', async () => {
  await change({ code_prefix: 'KILN' })
  await eventually(async () => (await words())?.code === 'KILN')
  const guest = site.visitor()
  await fillCart(guest, (await openShop(site)).at(-1) ?? 0)
  const { orderReference } = await startPayment(guest)
  expect(orderReference).toMatch(/^KILN-/)
  expect(orderReferenceSchema.safeParse(orderReference).success).toBe(true)
})

describe('refuses', () => {
  it.each([
    [{ word_find_en: 'piece' }, 'one and several'],
    [{ word_find_en: '{piece}, pieces' }, 'one and several'],
    [{ word_stone_de: '' }, 'one and several'],
    [{ code_prefix: 'kiln' }, 'capital letters'],
    [{ code_prefix: 'GIFT' }, 'are taken'],
  ])('%j', async (settings, problem) => {
    const answer = await change(settings)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.json)).toContain(problem)
    expect(await words()).toBeUndefined()
  })
})
