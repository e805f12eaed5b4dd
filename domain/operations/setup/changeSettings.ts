import { isMarketSetting, MARKET_SETTINGS } from '#contracts/shop/marketSettings.ts'
import { settingsProblems } from '#contracts/platform/settingProblem.ts'
import { settingOf, type SettingKey } from '#contracts/platform/settings.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { isTaxed } from '#domain/shop/checkout/taxFor.ts'
import { refuseWithoutProof } from '#domain/people/people/recentProof.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { offerPrices } from '#domain/membership/subscriptions/offerPrices.ts'
import { parseMembershipPrices } from '#domain/membership/subscriptions/readMembershipPrices.ts'
import { describeSetting } from '#domain/platform/settings/describeSetting.ts'
import { readForm } from '#domain/platform/settings/readForm.ts'

type Values = Record<SettingKey, string>

/**
 * All of them or none. New prices exist at the card provider before they are stored, so that nobody is offered a price
 * that cannot be charged.
 * @throws AppError `invalid_input`, `password_needed`, `card_provider_unreachable` (nothing was changed).
 */
export async function changeSettings(req: SignedInReq, wanted: Partial<Values>): Promise<Values> {
  const before = await readForm(req.pool)
  const after = { ...before, ...wanted }
  refuseInvalid(before, after)
  if (after.second_factor_required === 'off' && before.second_factor_required !== 'off') await refuseWithoutProof(req)
  const changesPrices =
    after.monthly_price_cents !== before.monthly_price_cents || after.annual_price_cents !== before.annual_price_cents
  const addsTax = isTaxed(after.tax_service) && !isTaxed(before.tax_service)
  // The prices say that tax is added to them.
  if (changesPrices || addsTax) await offerPrices(req.pool, parseMembershipPrices(after), after.tax_service)
  return inTransaction(req.pool, async (tx) => {
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('settings'))`)
    const current = await readForm(tx)
    const latest = { ...current, ...wanted }
    refuseInvalid(current, latest)
    await store(tx, req, current, latest)
    // The portal follows with a job: until then members can only switch to the earlier price.
    if (changesPrices || after.tax_service !== before.tax_service)
      await addJob(tx, 'setUpPortal', {}, { key: 'set-up-portal' })
    return latest
  })
}

function refuseInvalid(before: Values, after: Values): void {
  const problems = Object.entries(settingsProblems(after))
  // What was stored long ago must not keep her from changing something else.
  const isTouched = (key: SettingKey) => after[key] !== before[key]
  const own = problems.filter(
    ([key]) =>
      isTouched(key as SettingKey) ||
      (key === 'annual_price_cents' && isTouched('monthly_price_cents')) ||
      (isMarketSetting(key) && MARKET_SETTINGS.some(isTouched)),
  )
  if (own.length > 0) throw new AppError('invalid_input', { errors: Object.fromEntries(own) })
}

async function store(tx: Database, req: SignedInReq, before: Values, after: Values): Promise<void> {
  const changed = (Object.keys(after) as SettingKey[]).filter((key) => after[key] !== before[key])
  if (changed.length === 0) return
  await tx.query(sql`
    insert into site_settings (key, value, note)
    select * from unnest(
      ${changed}::text[], ${changed.map((key) => after[key])}::text[], ${changed.map((key) => settingOf(key).note)}::text[])
    on conflict (key) do update set value = excluded.value, updated_at = now()`)
  await recordAudit(tx, req, {
    what: 'Changed',
    kind: 'site-settings',
    subjectId: null,
    subject: changed.length === 1 ? `Setting “${settingOf(changed[0] ?? 'tax_service').label}”` : 'Settings',
    details: changed.map((key) => ({
      field: settingOf(key).label,
      before: describeSetting(key, before[key]),
      after: describeSetting(key, after[key]),
    })),
  })
}
