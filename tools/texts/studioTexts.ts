import { LEAVING_WORDS } from '../../contracts/membership/leavingReasons.ts'
import { IMPORT_KINDS } from '../../contracts/operations/imports.ts'
import { SCOPES } from '../../contracts/people/apiKeys.ts'
import { ALERTS } from '../../contracts/platform/alerts.ts'
import { SWITCHED_OFF_BECAUSE, WEBHOOK_EVENTS } from '../../contracts/platform/outgoingWebhooks.ts'
import { ROLE_LABELS } from '../../contracts/platform/roles.ts'
import { FORM_SETTINGS, SETTING_GROUPS, settingOf, SETTINGS, WORD_NOTES } from '../../contracts/platform/settings.ts'
import { PART_NAMES } from '../../contracts/platform/sitePartNames.ts'
import { WORDS } from '../../contracts/platform/tradeWords.ts'
import { wordKey } from '../../contracts/platform/vocabulary.ts'
import { CARRIERS } from '../../contracts/shop/carriers.ts'
import { EVENTS_FOR_STAFF } from '../../contracts/shop/orderEvents.ts'
import { PROBLEMS } from '../../contracts/shop/orderProblems.ts'
import { REFUND_REASONS } from '../../contracts/shop/refundReasons.ts'
import { STUDIO_ENTRIES } from '../../domain/operations/studioSearch/studioEntries.ts'
import { MAILS } from '../../providers/mail/mails/index.ts'
import { contractTexts, sourceTexts } from './sourceTexts.ts'

/** What the desk of an order and the inbox tell. */
const FACTS = [EVENTS_FOR_STAFF, PROBLEMS, REFUND_REASONS, ALERTS].flatMap((catalog) => Object.values(catalog))

/** What our own views of the panel say. Payload's texts, `t('general:or')`, are in its own catalogs. */
export const studioTexts = (): string[] =>
  [
    ...new Set([
      ...sourceTexts('cms/components'),
      ...FACTS.map(({ text }) => text),
      ...Object.values(ROLE_LABELS),
      CARRIERS.other.name,
      ...contractTexts('shared/money'),
      ...settingTexts(),
      ...Object.values(PART_NAMES).flatMap(({ label, note }) => [label, note]),
      ...Object.values(LEAVING_WORDS),
      ...Object.values(IMPORT_KINDS),
      ...Object.values(SCOPES).map(({ says }) => says),
      ...Object.values(WEBHOOK_EVENTS),
      ...Object.values(SWITCHED_OFF_BECAUSE),
      ...Object.values(MAILS).flatMap(({ wordings }) =>
        Object.values<{ label: string }>(wordings).map(({ label }) => label),
      ),
      ...STUDIO_ENTRIES.flatMap(({ label, note }) => [label, note]),
    ]),
  ].filter((text) => text !== '' && !/^[a-zA-Z]+:[a-zA-Z]+$/.test(text) && !/^\{\w+\}$/.test(text))

/** Names of countries, states and ways to pay are not in the catalog. */
function settingTexts(): string[] {
  const settings = FORM_SETTINGS.map(settingOf)
  return [
    ...SETTING_GROUPS,
    ...settings.flatMap(({ label, note }) => [label, note]),
    ...settings.flatMap((setting) => (setting.kind === 'choice' ? setting.choices.map(({ label }) => label) : [])),
    ...settings.flatMap((setting) => (setting.kind === 'number' && setting.unit !== '%' ? [setting.unit] : [])),
    ...WORDS.map((word) => SETTINGS[wordKey(word, 'en')].label),
    ...Object.values(WORD_NOTES),
    SETTINGS.code_prefix.label,
    SETTINGS.code_prefix.note,
  ]
}
