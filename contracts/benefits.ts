export const BENEFITS = [
  { title: 'Premium Videos', text: 'Full-length hunts, and every photo gallery at full size.' },
  { title: 'Community Access', text: 'Comment under every post and bring your questions to the monthly Q&A.' },
  { title: 'Early Access', text: 'See new content and gear reviews before anyone else.' },
] as const

export const MORE_BENEFITS = ['Priority support', 'Merchandise discounts'] as const
