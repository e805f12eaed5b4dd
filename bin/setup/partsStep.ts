import { PART_NAMES } from '#contracts/platform/sitePartNames.ts'
import { parsePartsOff, SITE_PARTS } from '#contracts/platform/siteParts.ts'
import { SETTINGS } from '#contracts/platform/settings.ts'
import type { Step } from './Step.ts'

export const parts: Step = {
  id: 'parts',
  title: 'What this site offers',
  says: 'What is off has no link and no page. Each can be switched on and off later, and keeps what people did with it.',
  isOptional: true,
  variables: [],
  answers: ['parts_off'],
  fields: SITE_PARTS.map((part) => ({
    name: part,
    label: PART_NAMES[part].label,
    help: PART_NAMES[part].note,
    type: 'checkbox',
  })),
  read: (typed) => ({ parts_off: SITE_PARTS.filter((part) => typed[part] !== 'yes').join(',') || NONE }),
  show: ({ parts_off: stored = SETTINGS.parts_off.value }) => {
    const off = parsePartsOff(stored)
    return Object.fromEntries(SITE_PARTS.map((part) => [part, off.includes(part) ? '' : 'yes']))
  },
}

/** An empty value would be forgotten. */
const NONE = 'none'
