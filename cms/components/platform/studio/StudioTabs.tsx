import type { ServerProps } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { studioSections } from './studioSections.ts'
import { TabLinks } from './TabLinks.tsx'

/** The places beside the open one, above a page or the fields of a global. */
export const StudioTabs = async ({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) => (
  <TabLinks sections={studioSections(payload, user, await readPartsOff(poolOf(payload)), i18n.language)} />
)
