export const readFlag = (text: string): boolean => ['true', 'yes', '1', 'active'].includes(text.trim().toLowerCase())
