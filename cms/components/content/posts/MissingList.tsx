import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { labelIn } from '#contracts/shared/labelIn.ts'
import { useText } from '../../platform/view/useText.ts'
import type { Missing, PostTab } from './missingIn.ts'
import { openTab } from './openTab.ts'

type MissingListProps = { missing: Missing[]; onClose: () => void }

/** What the post lacks, each with the way to the tab that adds it. */
export function MissingList({ missing, onClose }: MissingListProps) {
  const t = useText()
  const nameOf = useTabNames()

  function lead(tab: PostTab) {
    onClose()
    openTab(nameOf(tab))
  }

  if (missing.length === 0) return <p className="publish-form__whole">{t('Nothing is missing.')}</p>
  return (
    <section aria-labelledby="publish-missing">
      <h3 id="publish-missing">{t('What is missing')}</h3>
      <ul>
        {missing.map(({ says, tab, isRequired }) => (
          <li key={says}>
            <span>
              {t(says)}
              {isRequired && <strong> {t('(needed)')}</strong>}
            </span>
            <button type="button" onClick={() => lead(tab)}>
              {t('Add it in “{tab}”', { tab: nameOf(tab) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The tabs' names as the form of the post shows them. */
function useTabNames(): (tab: PostTab) => string {
  const { docConfig } = useDocumentInfo()
  const { language } = useTranslation().i18n
  const tabs = docConfig?.fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : [])) ?? []
  return (tab) => labelIn(tabs.find(({ label }) => labelIn(label, 'en') === tab)?.label, language) ?? tab
}
