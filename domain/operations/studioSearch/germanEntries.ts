import german from '#texts/de/studio.json' with { type: 'json' }
import { STUDIO_ENTRIES, type StudioEntry } from './studioEntries.ts'

/** What people type for an entry whose name or answer doesn’t say it. */
const SYNONYMS: Readonly<Record<string, string>> = {
  Home: 'übersicht heute dashboard',
  Posts: 'videos filme galerien inhalte entwürfe',
  Captions: 'transkript',
  Files: 'bilder fotos videos medien',
  Letters: 'newsletter rundmail mailing',
  Inbox: 'aufgaben was wartet offen',
  Messages: 'kontakt anfragen support',
  People: 'konten nutzer kunden benutzer mitarbeitende team',
  Memberships: 'abos abonnements abonnenten mitglieder',
  'Failed payments': 'abgelehnt karte offen mahnung',
  Orders: 'verkäufe käufe pakete sendungen',
  Refunds: 'geld zurück rückerstattungen',
  Claims: 'kaputt beschädigt falsch beschwerden',
  Withdrawals: 'rücksendung rückgabe',
  Invoices: 'buchhaltung belege quittungen',
  Gear: 'produkte werkzeug',
  'Promo codes': 'rabattcodes gutscheine coupons aktion',
  'Gift cards': 'gutscheine guthaben',
  Growth: 'einnahmen umsatz statistik zahlen auswertung gekündigt',
  Pages: 'datenschutz impressum agb über uns',
  Brand: 'logo farben name',
  'Landing page': 'homepage startseite',
  'Menus and links': 'navigation fußzeile',
  'Email templates': 'texte vorlagen',
  Imports: 'umzug importieren csv',
  Exports: 'herunterladen csv sicherung exportieren',
  Changes: 'protokoll verlauf wer hat was geändert',
  'New post': 'schreiben veröffentlichen hochladen film video galerie anlegen neuer',
  'New letter': 'newsletter schreiben schicken senden anlegen neuer',
  'New promo code': 'rabattcode rabatt anlegen erstellen',
  'Refund an order': 'geld zurück zurückgeben erstattung rückerstattung',
  'Cancel an order': 'storno abbrechen',
  'Invite an employee': 'einladung mitarbeiter team moderator editor hinzufügen',
  'Give a role': 'rechte berechtigung moderator editor owner',
  'Give a complimentary membership': 'kostenlos gratis frei schenken',
  'Download members': 'export csv liste herunterladen',
  'Hide a product': 'artikel entfernen verstecken aus dem shop nehmen',
  'Change a price in the shop': 'kosten teurer billiger produkt artikel',
  'See why members left': 'kündigung kündigen gründe gekündigt',
  'Sign out': 'ausloggen logout',
  'Two-step sign-in': '2fa zwei faktor sicherheit',
  'Monthly price': 'kosten mitgliedschaft abo ändern',
  'Annual price': 'kosten mitgliedschaft abo ändern',
  'Standard, United States': 'versandkosten porto',
  'Standard, Canada': 'versandkosten porto',
  'Standard, everywhere else': 'versandkosten porto international',
  'Delete an account': 'dsgvo daten entfernen',
}

const translate = (text: string): string => (german as Record<string, string>)[text] ?? text

/** With their German words; the English ones find them, too. */
export const GERMAN_ENTRIES: readonly StudioEntry[] = STUDIO_ENTRIES.map((entry) => ({
  ...entry,
  label: translate(entry.label),
  note: translate(entry.note),
  synonyms: `${SYNONYMS[entry.label] ?? ''} ${entry.kind === 'setting' ? 'einstellung ändern' : ''} ${entry.label} ${entry.synonyms}`,
}))
