import type { ServerProps } from 'payload'
import { studioSections } from './studioSections.ts'
import { TabLinks } from './TabLinks.tsx'

/** The places beside the open one, above a page or the fields of a global. */
export const StudioTabs = ({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) => (
  <TabLinks sections={studioSections(payload, user)} />
)
