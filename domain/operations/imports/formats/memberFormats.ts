import type { VendorKind } from '#contracts/operations/imports.ts'
import { ghostMembers } from './ghostMembers.ts'
import { memberfulMembers } from './memberfulMembers.ts'
import type { MemberFormat } from './MemberLine.ts'
import { patreonMembers } from './patreonMembers.ts'
import { substackMembers } from './substackMembers.ts'

export const memberFormats: Record<VendorKind, MemberFormat> = {
  'patreon-members': patreonMembers,
  'ghost-members': ghostMembers,
  'memberful-members': memberfulMembers,
  'substack-members': substackMembers,
}
