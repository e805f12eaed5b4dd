import type { Missing, PostTab } from './missingIn.ts'
import { openTab } from './openTab.ts'

type MissingListProps = { missing: Missing[]; onClose: () => void }

/** What the post lacks, each with the way to the tab that adds it. */
export function MissingList({ missing, onClose }: MissingListProps) {
  function lead(tab: PostTab) {
    onClose()
    openTab(tab)
  }

  if (missing.length === 0) return <p className="publish-form__whole">Nothing is missing.</p>
  return (
    <section aria-labelledby="publish-missing">
      <h3 id="publish-missing">What is missing</h3>
      <ul>
        {missing.map(({ says, tab, isRequired }) => (
          <li key={says}>
            <span>
              {says}
              {isRequired && <strong> (needed)</strong>}
            </span>
            <button type="button" onClick={() => lead(tab)}>
              Add it in “{tab}”
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
