/** Passwords that devices send in more than one form, as people reported them to sites that locked them out. */
export const PASSWORDS: { report: string; password: string }[] = [
  { report: 'My umlaut works on Windows, and not from the Mac’s keychain.', password: 'Über den Fluß zum Fünfzehnten' },
  { report: 'Accents pasted from a file name are wrong.', password: 'café près de l’érable' },
  { report: 'Hangul typed on a Mac is another password on the phone.', password: '강가를 오래 걷는 중' },
  { report: 'Vietnamese has two marks on one letter.', password: 'đường ở bờ sông Cửu Long' },
  { report: 'The ångström sign is not the letter.', password: 'ten thousand \u212b by the river' },
]
