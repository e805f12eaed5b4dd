import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import type { TaxPlace } from '#contracts/membership/taxPlace.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { readFormTerms } from './formTerms.ts'
import { type AskedPlace, readTaxing, taxMembership } from './taxMembership.ts'

export type MembershipTax = {
  place: TaxPlace
  /** Of the first payment, and what is added to it. */
  firstCents: Cents
  firstTaxCents: Cents
  /** Of a renewal at the full price, and what is added to it at today's rates. */
  priceCents: Cents
  renewalTaxCents: Cents
}

type Asked = AskedPlace & { plan: Plan; offer?: string | undefined }

/**
 * Null without a tax service.
 * @throws AppError as `readTaxing` and `taxMembership`, `code_not_found`, `code_not_usable`.
 */
export async function quoteMembershipTax(req: SignedInReq, asked: Asked): Promise<MembershipTax | null> {
  const taxing = await readTaxing(req.pool, asked)
  if (!taxing) return null
  const { plan, priceCents, firstCents } = await readFormTerms(req.pool, req, { plan: asked.plan, code: asked.offer })
  const { cents } = await taxMembership(req, taxing, { plan, priceCents, amounts: [firstCents, priceCents] })
  const [firstTaxCents = 0, renewalTaxCents = 0] = cents
  return { place: taxing.place, firstCents, firstTaxCents, priceCents, renewalTaxCents }
}
