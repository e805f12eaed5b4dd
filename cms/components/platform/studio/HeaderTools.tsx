import { HelpLink } from '../help/HelpLink.tsx'
import { StudioSearch } from '../search/StudioSearch.tsx'

/** The tools in the header of every page. They are one entry because Payload orders several differently on some pages. */
export const HeaderTools = () => (
  <div className="header-tools">
    <StudioSearch />
    <HelpLink />
  </div>
)
