import { Logout } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { NavHead } from '../brand/NavHead.tsx'
import { NavEntries } from './NavEntries.tsx'
import { NavPanel } from './NavPanel.tsx'
import { studioSections } from './studioSections.ts'

/** The menu of the panel: at most ten entries, and everything else is a tab of one of them. */
export const StudioNav = ({ payload, user }: ServerProps) => (
  <NavPanel>
    <NavHead payload={payload} />
    <NavEntries sections={studioSections(payload, user)} />
    <div className="nav__controls">
      <Logout />
    </div>
  </NavPanel>
)
