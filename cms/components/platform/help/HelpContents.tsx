import { type HelpPage, helpUrl } from '#contracts/operations/helpPages.ts'
import type { HelpText } from '#domain/operations/help/renderHelp.ts'

/** The sections of a page, each a link. */
export const HelpContents = ({ page, sections }: { page: HelpPage; sections: HelpText['sections'] }) => (
  <ul className="help__contents">
    {sections.map(({ id, label }) => (
      <li key={id}>
        <a href={helpUrl(`${page}#${id}`)}>{label}</a>
      </li>
    ))}
  </ul>
)
