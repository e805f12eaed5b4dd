import { Gutter } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { StudioTabs } from './StudioTabs.tsx'

/** Payload renders it above a list, without margins. */
export const ListTabs = ({ payload, user, i18n }: ServerProps) => (
  <Gutter className="list-tabs">
    <StudioTabs payload={payload} user={user} i18n={i18n} />
  </Gutter>
)
