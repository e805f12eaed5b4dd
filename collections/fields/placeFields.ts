import type { Field } from 'payload'
import { STATES } from '#contracts/content/states.ts'
import { trimText } from '#hooks/site/trimText.ts'
import { requireCheckedOn, requireRule, requireSource, requireState, requireWhole } from '#hooks/places/checkPlace.ts'
import { secretTo } from '../access/secretTo.ts'

/** Where a post was made. Only employees who may write posts can read the exact place. */
export const placeFields: Field[] = [
  {
    name: 'place',
    label: 'Place',
    type: 'group',
    admin: {
      description:
        'The exact place stays in this form. Members see a square of about 12 miles (20 km) around it, everyone else sees the state.',
    },
    fields: [
      {
        name: 'state',
        label: 'State',
        type: 'select',
        options: (STATES['US'] ?? []).map(({ code, name }) => ({ value: code, label: name })),
        validate: requireState,
        admin: { description: 'Everyone sees it, on the post and on the map.' },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'latitude',
            label: 'Latitude',
            type: 'number',
            min: -90,
            max: 90,
            access: secretTo('writePosts'),
            validate: requireWhole('longitude'),
            admin: {
              disableBulkEdit: true,
              step: 0.000001,
              width: '50%',
              description: 'Degrees north: 46.5436. South is negative.',
            },
          },
          {
            name: 'longitude',
            label: 'Longitude',
            type: 'number',
            min: -180,
            max: 180,
            access: secretTo('writePosts'),
            validate: requireWhole('latitude'),
            admin: {
              disableBulkEdit: true,
              step: 0.000001,
              width: '50%',
              description: 'Degrees east: West is negative, −87.3954.',
            },
          },
        ],
      },
    ],
  },
  {
    name: 'collecting',
    label: 'What may be collected there',
    type: 'group',
    admin: {
      description:
        'One line for everyone who watches, with its source. The site marks it as possibly out of date a year after you checked it.',
    },
    fields: [
      {
        name: 'rule',
        label: 'Rule',
        type: 'text',
        maxLength: 200,
        hooks: { beforeValidate: [trimText] },
        validate: requireRule,
        admin: { description: 'For example: Up to 25 pounds a day by hand, no digging.' },
      },
      {
        name: 'sourceUrl',
        label: 'Source',
        type: 'text',
        maxLength: 500,
        hooks: { beforeValidate: [trimText] },
        validate: requireSource,
        admin: { description: 'The address of the page that says so, with https://.' },
      },
      {
        name: 'checkedOn',
        label: 'Checked on',
        type: 'date',
        validate: requireCheckedOn,
        admin: {
          description: 'The day you read the source.',
          date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
        },
      },
    ],
  },
]
