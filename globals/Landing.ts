import type { Field, GlobalConfig } from 'payload'
import { CREATOR_FILM_SECONDS, CREATOR_VOICE_SECONDS } from '#contracts/platform/creatorClip.ts'
import { LANDING_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import { internalField } from '#collections/fields/internalField.ts'
import { hiddenWithout } from '#collections/access/hiddenWithout.ts'
import { cutCreatorFilm } from '#hooks/site/cutCreatorFilm.ts'
import { trimText } from '#hooks/site/trimText.ts'
import { changeableWith } from './access/changeableWith.ts'
import { publicPicture, signaturePicture } from './fields/publicPicture.ts'

export const Landing: GlobalConfig = {
  slug: 'landing',
  label: 'Landing page',
  admin: {
    hidden: hiddenWithout('managePages'),
    description:
      'The texts that visitors read first. Members who are signed in see their feed instead, so press “Visitor” below the preview. Change the picture with “Change Cover Photo” on the site.',
  },
  access: changeableWith('managePages'),
  hooks: { beforeChange: [cutCreatorFilm] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Welcome',
          description: 'Over the cover photo.',
          fields: [
            {
              name: 'headline',
              type: 'text',
              required: true,
              maxLength: 80,
              defaultValue: LANDING_DEFAULTS.headline,
              hooks: { beforeValidate: [trimText] },
              admin: { description: 'Up to five words look best on a phone.' },
            },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 400,
              defaultValue: LANDING_DEFAULTS.description,
              hooks: { beforeValidate: [trimText] },
              admin: { description: 'Two or three sentences under the headline. The buttons follow.' },
            },
          ],
        },
        {
          label: 'The creator',
          description: 'Visitors read who goes hunting. Without a name and a text the section is left out.',
          fields: [
            {
              name: 'creatorName',
              label: 'Name',
              type: 'text',
              maxLength: 80,
              hooks: { beforeValidate: [trimText] },
            },
            {
              name: 'creatorText',
              label: 'Introduction',
              type: 'textarea',
              maxLength: 600,
              hooks: { beforeValidate: [trimText] },
              admin: { description: 'Three or four sentences. An empty line begins a new paragraph.' },
            },
            publicPicture('creatorPortrait', 'Portrait', { description: 'A square picture looks best.' }),
            {
              name: 'creatorFilm',
              label: 'Film or voice',
              type: 'upload',
              relationTo: 'media',
              filterOptions: { kind: { equals: 'video' } },
              admin: {
                description:
                  'A short film, for example of your hands with a stone, or of you saying hello. Visitors get only the part that you choose below; the film itself stays as private as it is.',
              },
            },
            {
              name: 'creatorFilmUse',
              label: 'What visitors get of it',
              type: 'radio',
              required: true,
              defaultValue: 'film',
              options: [
                { value: 'film', label: `Its first ${CREATOR_FILM_SECONDS} seconds, silent and repeating` },
                { value: 'voice', label: `Its sound, up to ${CREATOR_VOICE_SECONDS} seconds, played with a press` },
              ],
              admin: {
                description:
                  'In the sound, speak the introduction above, so that people who can’t hear you miss nothing.',
                condition: ({ creatorFilm }: { creatorFilm?: unknown }) => Boolean(creatorFilm),
              },
            },
            internalField({ name: 'creatorClip', type: 'upload', relationTo: 'media' }),
            internalField({ name: 'creatorClipPoster', type: 'upload', relationTo: 'media' }),
            signaturePicture('creatorSignature', 'Signature'),
          ],
        },
        {
          label: 'Members’ words',
          description:
            'Shown on the page to subscribe, beside the plan. Ask members before you quote them. Without a text and a name a place is left out.',
          fields: [...words('firstWords', 'First member'), ...words('secondWords', 'Second member')],
        },
        {
          label: 'Feature cards',
          description: 'Under “What you’ll find here”.',
          fields: [
            ...card('premium', 'First card'),
            ...card('community', 'Second card'),
            ...card('gear', 'Third card'),
          ],
        },
      ],
    },
  ],
}

function card(name: 'premium' | 'community' | 'gear', label: string): Field[] {
  const { title, text } = LANDING_DEFAULTS[name]
  return [
    {
      type: 'collapsible',
      label,
      fields: [
        {
          name: `${name}Title`,
          label: 'Title',
          type: 'text',
          required: true,
          maxLength: 60,
          defaultValue: title,
          hooks: { beforeValidate: [trimText] },
          admin: { description: 'Two words fit on one line.' },
        },
        {
          name: `${name}Text`,
          label: 'Text',
          type: 'textarea',
          required: true,
          maxLength: 300,
          defaultValue: text,
          hooks: { beforeValidate: [trimText] },
          admin: { description: 'One or two sentences.' },
        },
      ],
    },
  ]
}

function words(name: 'firstWords' | 'secondWords', label: string): Field[] {
  return [
    {
      type: 'collapsible',
      label,
      fields: [
        {
          name,
          label: 'What they say',
          type: 'textarea',
          maxLength: 300,
          hooks: { beforeValidate: [trimText] },
          admin: { description: 'One or two sentences, without quotation marks.' },
        },
        {
          name: `${name}By`,
          label: 'Name',
          type: 'text',
          maxLength: 80,
          hooks: { beforeValidate: [trimText] },
          admin: { description: 'As the member wants to be named, for example “Ada, member since 2024”.' },
        },
      ],
    },
  ]
}
