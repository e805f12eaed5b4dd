import { Gutter } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { StudioTabs } from './StudioTabs.tsx'

/** Above a list, which leaves the margins to what stands there. */
export const ListTabs = ({ payload, user }: ServerProps) => (
  <Gutter className="list-tabs">
    <StudioTabs payload={payload} user={user} />
  </Gutter>
)
