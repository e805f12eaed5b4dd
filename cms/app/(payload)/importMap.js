import { MoneyCell as MoneyCell_ffb47ddc90576d598936c743cf303ae2 } from '../../../cms/components/MoneyCell.tsx'
import { Icon as Icon_e3c3a5765a801e551ea295def75ab7c4 } from '../../../cms/components/Icon.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/components/MoneyCell.tsx#MoneyCell": MoneyCell_ffb47ddc90576d598936c743cf303ae2,
  "/cms/components/Icon.tsx#Icon": Icon_e3c3a5765a801e551ea295def75ab7c4,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
