export const BENEFITS = [
  { title: 'Premium Videos', text: 'Every hunt in full length, and every photo gallery at its full size.' },
  { title: 'Community Access', text: 'Comment under every post and bring your questions to the monthly Q&A.' },
  { title: 'Early Access', text: 'New content and gear reviews reach you before anybody else.' },
] as const

export const MORE_BENEFITS = ['Priority support', 'Merchandise discounts'] as const
