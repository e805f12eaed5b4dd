import { ModerationCell as ModerationCell_964affa39dcb3ec5a7eba31d1be1a86b } from '../../../cms/components/moderation/ModerationCell.tsx'
import { ModerationBar as ModerationBar_b48339044d38435cd1051450d71e4873 } from '../../../cms/components/moderation/ModerationBar.tsx'
import { MoneyCell as MoneyCell_ffb47ddc90576d598936c743cf303ae2 } from '../../../cms/components/MoneyCell.tsx'
import { SyncBar as SyncBar_f22bba00d81eff885f3d40c46dd59791 } from '../../../cms/components/catalogue/SyncBar.tsx'
import { OrderDesk as OrderDesk_632bc038bf170afa75af2fd7f6d41981 } from '../../../cms/components/orders/OrderDesk.tsx'
import { Nothing as Nothing_31572a5b100b631a737790614365c241 } from '../../../cms/components/orders/Nothing.tsx'
import { OrderFilters as OrderFilters_8df77a552778b37ec59a336167e22062 } from '../../../cms/components/orders/OrderFilters.tsx'
import { MailPreview as MailPreview_589f2ab299b6c789d2c98812eb7cdbe8 } from '../../../cms/components/mails/MailPreview.tsx'
import { Icon as Icon_e3c3a5765a801e551ea295def75ab7c4 } from '../../../cms/components/Icon.tsx'
import { MailTemplatesLink as MailTemplatesLink_3df8d0d8e4f4d1e08f3427bb37c024d1 } from '../../../cms/components/mails/MailTemplatesLink.tsx'
import { Dashboard as Dashboard_f86d6b4abad53a351631e6d24d32560e } from '../../../cms/components/dashboard/Dashboard.tsx'
import { MailTemplates as MailTemplates_9b8a8b690ff62954d72e5697fe660abf } from '../../../cms/components/mails/MailTemplates.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/components/moderation/ModerationCell.tsx#ModerationCell": ModerationCell_964affa39dcb3ec5a7eba31d1be1a86b,
  "/cms/components/moderation/ModerationBar.tsx#ModerationBar": ModerationBar_b48339044d38435cd1051450d71e4873,
  "/cms/components/MoneyCell.tsx#MoneyCell": MoneyCell_ffb47ddc90576d598936c743cf303ae2,
  "/cms/components/catalogue/SyncBar.tsx#SyncBar": SyncBar_f22bba00d81eff885f3d40c46dd59791,
  "/cms/components/orders/OrderDesk.tsx#OrderDesk": OrderDesk_632bc038bf170afa75af2fd7f6d41981,
  "/cms/components/orders/Nothing.tsx#Nothing": Nothing_31572a5b100b631a737790614365c241,
  "/cms/components/orders/OrderFilters.tsx#OrderFilters": OrderFilters_8df77a552778b37ec59a336167e22062,
  "/cms/components/mails/MailPreview.tsx#MailPreview": MailPreview_589f2ab299b6c789d2c98812eb7cdbe8,
  "/cms/components/Icon.tsx#Icon": Icon_e3c3a5765a801e551ea295def75ab7c4,
  "/cms/components/mails/MailTemplatesLink.tsx#MailTemplatesLink": MailTemplatesLink_3df8d0d8e4f4d1e08f3427bb37c024d1,
  "/cms/components/dashboard/Dashboard.tsx#Dashboard": Dashboard_f86d6b4abad53a351631e6d24d32560e,
  "/cms/components/mails/MailTemplates.tsx#MailTemplates": MailTemplates_9b8a8b690ff62954d72e5697fe660abf,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
