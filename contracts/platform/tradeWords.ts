/** Apart from their forms, because every page loads these names. */
export const WORDS = ['hunt', 'hunter', 'find', 'stone'] as const
export type TradeWord = (typeof WORDS)[number]
