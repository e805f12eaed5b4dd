import { beforeAll, describe, expect, it } from 'vitest'
import { RENEWAL_CONSENT_DAYS, RENEWAL_CONSENT_DAYS_AFTER_END } from '#contracts/shared/constants.ts'
import { begin, payingMember } from '../../support/memberships.ts'
import { whoIs } from '../../support/members.ts'
import { buy } from '../../support/orders.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { saveInPanel } from '../../support/owner.ts'
import { paragraph, story } from '../../support/stories.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]
beforeAll(async () => void (variantIds = (await openShop(site)).slice(0, 1)))

type Accepted = { terms?: { hash: string; acceptedAt: string } }
const termsOf = async ({ buyer, reference }: Awaited<ReturnType<typeof buy>>) =>
  ((await buyer.get(`/api/orders/${reference}`)).json as Accepted).terms
const textOf = (hash: string | undefined) => site.visitor().get(`/api/legal-texts/${hash}`)

/** With these words in the published text. */
async function publishTerms(words: string | null): Promise<void> {
  const owner = await signUpEmployee(site)
  const { rows } = await site.pool.query<{ id: number }>(`select id from pages where slug = 'terms'`)
  const body = words === null ? { _status: 'draft' } : { _status: 'published', body: story(paragraph(words)) }
  const answer = await saveInPanel(site, owner, 'PATCH', `/pages/${rows[0]?.id}`, body)
  expect(answer.status, answer.text).toBe(200)
}

describe('the terms of an order', () => {
  it('are kept as they were, while later orders have later ones', async () => {
    await publishTerms('The first rule of the hunt.')
    const [first, same] = [await buy(site, { variantIds }), await buy(site, { variantIds })]
    await publishTerms('The second rule of the hunt.')
    const later = await buy(site, { variantIds })
    const [one, two, three] = [await termsOf(first), await termsOf(same), await termsOf(later)]
    expect(one?.hash).toMatch(/^[\da-f]{64}$/)
    expect(two?.hash).toBe(one?.hash)
    expect(three?.hash).not.toBe(one?.hash)
    expect(Math.abs(Date.parse(one?.acceptedAt ?? '') - Date.now())).toBeLessThan(60_000)
    const old = await textOf(one?.hash)
    expect(old.text).toContain('The first rule of the hunt.')
    expect(old.headers.get('content-type')).toMatch(/^text\/plain/)
    expect((await textOf(three?.hash)).text).toContain('The second rule of the hunt.')
  })

  it('are none while no terms are published, and the order is bought all the same', async () => {
    await publishTerms(null)
    expect(await termsOf(await buy(site, { variantIds }))).toBeUndefined()
    await publishTerms('Published again.')
  })

  it('can’t be read by guessing', async () => {
    expect((await textOf('0'.repeat(64))).status).toBe(404)
    expect((await textOf('terms')).status).toBe(404)
  })
})

describe('the consent to renewals', () => {
  const consents = async (userId: number) =>
    (
      await site.pool.query<{ terms: string; consented_at: Date; terms_hash: string | null }>(
        `select c.terms, c.consented_at, s.terms_hash from renewal_consents c join subscriptions s on s.id = c.subscription_id
         where s.user_id = $1 order by c.id`,
        [userId],
      )
    ).rows

  it('is stored with the words that were shown and the terms, once for each form', async () => {
    const member = await signUpMember(site)
    await Promise.all([begin(member), begin(member)])
    const [consent, ...more] = await consents((await whoIs(member)).id)
    expect(more).toEqual([])
    expect(consent?.terms).toBe(
      'You won’t be charged today. We’ll charge the first $12.12 after the 7-day free trial. Cancel before then and you pay nothing. It renews automatically every month for $12.12 until you cancel, which you can do anytime.',
    )
    expect((await textOf(consent?.terms_hash ?? '')).text).toContain('Published again.')
  })

  it('is kept for three years and for one year after the end, whichever is longer', async () => {
    const member = await payingMember(site)
    const { id } = await whoIs(member)
    const age = async (consentedDays: number, endedDays: number | null) => {
      await site.pool.query(
        `update renewal_consents set consented_at = now() - make_interval(days => $2)
         where subscription_id in (select id from subscriptions where user_id = $1)`,
        [id, consentedDays],
      )
      await site.pool.query(
        'update subscriptions set ended_at = now() - make_interval(days => $2) where user_id = $1',
        [id, endedDays],
      )
      await runByTheClock(site, 'housekeeping')
      return (await consents(id)).length
    }
    const [old, ended] = [RENEWAL_CONSENT_DAYS + 1, RENEWAL_CONSENT_DAYS_AFTER_END + 1]
    expect(await age(old, null)).toBe(1)
    expect(await age(old, ended - 2)).toBe(1)
    expect(await age(old - 2, ended)).toBe(1)
    expect(await age(old, ended)).toBe(0)
  })
})
