import { Logout } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { NavHead } from '../brand/NavHead.tsx'
import { NavEntries } from './NavEntries.tsx'
import { NavPanel } from './NavPanel.tsx'
import { textIn } from '../view/textIn.ts'
import { studioSections } from './studioSections.ts'

/** The menu of the panel: at most ten entries, and everything else is a tab of one of them. */
export const StudioNav = async ({ payload, user, i18n }: ServerProps) => (
  <NavPanel>
    <NavHead payload={payload} t={textIn(i18n.language)} />
    <NavEntries sections={studioSections(payload, user, await readPartsOff(poolOf(payload)), i18n.language)} />
    <div className="nav__controls">
      <Logout />
    </div>
  </NavPanel>
)
