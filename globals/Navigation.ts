import type { GlobalConfig } from 'payload'
import type { SocialLink } from '#contracts/platform/site.ts'
import { hiddenWithout } from '#collections/access/hiddenWithout.ts'
import { changeableWith } from './access/changeableWith.ts'
import { linkLabel, linkUrl } from './fields/linkFields.ts'

const NETWORK_LABELS: Record<SocialLink['network'], string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  x: 'X',
  other: 'Another one (shown without an icon)',
}

export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Menus and links',
  admin: {
    hidden: hiddenWithout('manageSite'),
    description: 'Links in addition to the ones every page has. A page can also put itself into the footer.',
  },
  access: changeableWith('manageSite'),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Header',
          description: 'After Home, Content, Shop and Merchandise, also in the menu on phones.',
          fields: [
            {
              name: 'header',
              label: 'Links in the header',
              labels: { singular: 'Link', plural: 'Links' },
              type: 'array',
              maxRows: 3,
              fields: [linkLabel, linkUrl],
              admin: { description: 'At most three, so that the menu fits.' },
            },
          ],
        },
        {
          label: 'Footer',
          description: 'After Content, Shop and Subscribe.',
          fields: [
            {
              name: 'footer',
              label: 'Links in the footer',
              labels: { singular: 'Link', plural: 'Links' },
              type: 'array',
              maxRows: 12,
              fields: [linkLabel, linkUrl],
              admin: { description: 'Pages marked “Show in footer” come before these.' },
            },
          ],
        },
        {
          label: 'Social networks',
          description: 'Under the links of the footer.',
          fields: [
            {
              name: 'social',
              label: 'Your profiles',
              labels: { singular: 'Profile', plural: 'Profiles' },
              type: 'array',
              maxRows: 10,
              fields: [
                {
                  name: 'network',
                  type: 'select',
                  required: true,
                  defaultValue: 'youtube',
                  options: Object.entries(NETWORK_LABELS).map(([value, label]) => ({ value, label })),
                  admin: { description: 'Decides which icon is shown.' },
                },
                linkLabel,
                linkUrl,
              ],
              admin: { description: 'They open the network; nothing of it is loaded before.' },
            },
          ],
        },
      ],
    },
  ],
}
