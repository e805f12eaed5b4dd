import { msg } from '../shared/msg.ts'

export const BENEFITS = [
  { title: msg('Premium Videos'), text: msg('Full-length hunts, and every photo gallery at full size.') },
  {
    title: msg('Community Access'),
    text: msg('Comment under every post and bring your questions to the monthly Q&A.'),
  },
  { title: msg('Early Access'), text: msg('See new content and gear reviews before anyone else.') },
] as const

export const MORE_BENEFITS = [msg('Priority support'), msg('Merchandise discounts')] as const
