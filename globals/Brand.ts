import type { GlobalConfig } from 'payload'
import { BRAND_DEFAULTS, NAME_LENGTH } from '#contracts/platform/siteDefaults.ts'
import type { Scheme } from '#contracts/platform/colorSchemes.ts'
import { TYPEFACES } from '#contracts/platform/typefaces.ts'
import { hiddenWithout } from '#collections/access/hiddenWithout.ts'
import { trimText } from '#hooks/site/trimText.ts'
import { changeableWith } from './access/changeableWith.ts'
import { colorField } from './fields/colorField.ts'
import { publicPicture } from './fields/publicPicture.ts'

export const Brand: GlobalConfig = {
  slug: 'brand',
  label: 'Brand',
  admin: {
    hidden: hiddenWithout('manageSite'),
    description: 'The name and the look of the site. A change is live within a second, in emails too.',
  },
  access: changeableWith('manageSite'),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Name',
          description: 'What the site is called, everywhere.',
          fields: [
            {
              name: 'name',
              label: 'Site name',
              type: 'text',
              required: true,
              maxLength: NAME_LENGTH,
              defaultValue: BRAND_DEFAULTS.name,
              hooks: { beforeValidate: [trimText] },
              admin: {
                description:
                  'In the header, the footer, page titles, emails and the sign-in pages. At most 60 characters.',
              },
            },
            {
              name: 'tagline',
              label: 'Line under the name',
              type: 'text',
              required: true,
              maxLength: 160,
              defaultValue: BRAND_DEFAULTS.tagline,
              hooks: { beforeValidate: [trimText] },
              admin: { description: 'In the footer, and in the feed that feed readers follow.' },
            },
            {
              name: 'description',
              label: 'What the site is about',
              type: 'textarea',
              required: true,
              maxLength: 300,
              defaultValue: BRAND_DEFAULTS.description,
              hooks: { beforeValidate: [trimText] },
              admin: {
                description:
                  'Search engines and chat previews show it for pages without a description of their own. About 150 characters work best.',
              },
            },
          ],
        },
        {
          label: 'Logo',
          description: 'Without a picture of yours, the site shows its drawn agate.',
          fields: [
            publicPicture('logo', 'Logo', {
              description:
                'Shown beside the name, 32 pixels high. It must be recognizable on a light and on a dark background. A PNG or WebP with a transparent background works best.',
            }),
            publicPicture('favicon', 'Icon of the browser tab', {
              description: 'A square picture, at least 64 pixels wide.',
            }),
          ],
        },
        {
          label: 'Colors',
          description:
            'Each accent has one color for the light look and one for the dark look. The site makes the shades for buttons and badges from it. A color that would be hard to read is refused, with one that works.',
          fields: [
            { type: 'collapsible', label: 'Light look', fields: accents('light') },
            { type: 'collapsible', label: 'Dark look', fields: accents('dark') },
          ],
        },
        {
          label: 'Typeface',
          description: 'Only typefaces that load without delay.',
          fields: [
            {
              name: 'typeface',
              label: 'Typeface',
              type: 'select',
              required: true,
              defaultValue: 'site',
              options: Object.entries(TYPEFACES).map(([value, { label }]) => ({ value, label })),
              admin: { description: 'For headings and text.' },
            },
          ],
        },
      ],
    },
  ],
}

function accents(scheme: Scheme) {
  return [
    colorField(scheme, {
      name: `${scheme}Primary`,
      label: 'Main actions',
      stone: 'carnelian',
      description: 'Buttons such as Subscribe, and the line under the current page.',
    }),
    colorField(scheme, {
      name: `${scheme}Buy`,
      label: 'Buying',
      stone: 'malachite',
      description: 'Checkout and add-to-cart buttons, and what went well.',
    }),
    colorField(scheme, {
      name: `${scheme}Member`,
      label: 'Membership',
      stone: 'amethyst',
      description: 'Badges and buttons of the membership.',
    }),
  ]
}
