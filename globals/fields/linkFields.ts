import type { TextField } from 'payload'
import { trimText } from '#hooks/site/trimText.ts'
import { validateLink } from '#hooks/site/validateLink.ts'

export const linkLabel: TextField = {
  name: 'label',
  label: 'Words',
  type: 'text',
  required: true,
  maxLength: 40,
  hooks: { beforeValidate: [trimText] },
  admin: { description: 'What visitors read, for example About.' },
}

export const linkUrl: TextField = {
  name: 'url',
  label: 'Address',
  type: 'text',
  required: true,
  maxLength: 500,
  hooks: { beforeValidate: [trimText] },
  validate: validateLink,
  admin: { description: 'A path of this site, such as /about, or a full address that begins with https://.' },
}
