import { inLanguage, type Language } from './languages.ts'

export const manifestAddress = (language: Language): string => inLanguage(language, '/manifest.webmanifest')
