import { inLanguage, type Language } from '../shared/languages.ts'

export const manifestAddress = (language: Language): string => inLanguage(language, '/manifest.webmanifest')
