import { HelpLink } from '../help/HelpLink.tsx'
import { StudioSearch } from '../search/StudioSearch.tsx'

/** In the header of every page. One entry: Payload has several in another order on some pages. */
export const HeaderTools = () => (
  <div className="header-tools">
    <StudioSearch />
    <HelpLink />
  </div>
)
