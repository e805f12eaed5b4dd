import type { ServerProps } from 'payload'
import { NavEntries } from './NavEntries.tsx'
import { studioSections } from './studioSections.ts'

/** The menu of the panel: at most ten entries, and everything else is a tab of one of them. */
export const StudioNav = ({ payload, user }: ServerProps) => <NavEntries sections={studioSections(payload, user)} />
