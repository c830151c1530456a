import { words } from '@directory/shared/fold'
import { exportColumns, type ImportField, importFields } from '@directory/shared/importFields'

/** How lists of other people head their columns, besides our own headings and the contract's names. */
const otherNames: Record<ImportField, string> = {
  // Not 'ID' alone: other lists number their rows so.
  uuid: 'Eintrags-ID, Entry ID',
  category:
    'Kategorie, Kategorien, Angebot, Angebote, Angebotsart, Art, Art des Angebots, Art der Einrichtung, Rubrik, Bereich, Branche, Sparte, Typ, Einrichtungsart, Einrichtungstyp, Category, Type',
  name: 'Name, Namen, Einrichtung, Bezeichnung, Anbieter, Dienstleister, Firma, Firmenname, Unternehmen, Institution, Organisation, Träger, Verein, Praxis, Name der Einrichtung, Name des Anbieters, Name Einrichtung, Name Anbieter, Titel, Name Vorname, Nachname Vorname, Provider',
  street:
    'Straße, Strasse, Str, Straße und Hausnummer, Straße Hausnummer, Straße Hausnr, Straße Nr, Straße und Nr, Str Nr, Str Hausnr, Anschrift, Adresse, Street, Address',
  plz: 'PLZ, Postleitzahl, Postal Code, Postcode, Zip, Zip Code',
  city: 'Ort, Stadt, Gemeinde, Wohnort, Ortschaft, Stadt Gemeinde, Ort Stadt, Sitz, City, Town, Place',
  email: 'E-Mail, Email, Mail, E-Mail-Adresse, Emailadresse, Mailadresse, E-Mail Kontakt, Elektronische Post',
  phone:
    'Telefon, Tel, Telefonnummer, Telefonnr, Tel Nr, Telefon Nr, Rufnummer, Fon, Festnetz, Telefon Festnetz, Telefon 1, Phone, Telephone',
  mobile:
    'Mobil, Handy, Mobiltelefon, Mobilnummer, Handynummer, Mobilfunk, Telefon mobil, Tel mobil, Mobile, Cell',
  website:
    'Website, Webseite, Web, Internet, Homepage, Internetseite, Internetadresse, Internet-Adresse, Webadresse, Web-Adresse, Www, Url, Link',
  additionalInfo:
    'Zusatzinfo, Zusatzinfos, Zusatzinformation, Zusatzinformationen, Weitere Hinweise, Weitere Informationen, Weitere Infos, Hinweis, Hinweise, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Beschreibung, Info, Infos, Informationen, Kommentar, Notiz, Notizen, Sonstiges, Additional Info, Description, Notes',
  open1: 'Öffnung 1, Öffnungszeit 1, Öffnungszeiten 1, Zeile 1',
  open2: 'Öffnung 2, Öffnungszeit 2, Öffnungszeiten 2, Zeile 2',
  open3: 'Öffnung 3, Öffnungszeit 3, Öffnungszeiten 3, Zeile 3',
  open4: 'Öffnung 4, Öffnungszeit 4, Öffnungszeiten 4, Zeile 4',
  open5: 'Öffnung 5, Öffnungszeit 5, Öffnungszeiten 5, Zeile 5',
  opened:
    'Öffnungszeiten, Öffnungszeit, Öffnung, Geöffnet, Sprechzeiten, Sprechzeit, Sprechstunde, Sprechstunden, Bürozeiten, Geschäftszeiten, Zeiten, Opening Hours, Opened',
  services:
    'Leistungen, Leistung, Leistungsangebot, Dienstleistungen, Dienstleistung, Dienste, Schwerpunkte, Schwerpunkt, Services, Service',
  barrierfree:
    'Barrierefrei, Barrierefreiheit, Barrierefreier Zugang, Rollstuhlgerecht, Behindertengerecht, Barrier free, Accessible',
  lat: 'lat, Latitude, Breitengrad, Breite, Geo Breite, Geogr Breite',
  lon: 'lon, lng, long, Longitude, Längengrad, Länge, Geo Länge, Geogr Länge',
  houseNumber: 'Hausnummer, Hausnr, Haus-Nr, HNr, House Number',
}

const keyOf = (header: string) => words(header).join('')

const fieldsByKey = new Map<string, ImportField>()
for (const field of importFields) {
  const ours = field in exportColumns ? [exportColumns[field as keyof typeof exportColumns]] : []
  for (const name of [field, ...ours, ...otherNames[field].split(', ')]) fieldsByKey.set(keyOf(name), field)
}

/** What a heading says, whatever its case, punctuation and spelling of umlauts; `null` where that is unknown. */
export function fieldOfHeader(header: string): ImportField | null {
  const whole = fieldsByKey.get(keyOf(header))
  if (whole) return whole
  // 'Telefon (tagsüber)', 'Straße *'
  const head = header.replace(/[([{].*$/s, '')
  return fieldsByKey.get(keyOf(head)) ?? null
}

/** What each column is; of several with the same meaning the one headed like the export counts, else the first. */
export function understandColumns(headers: readonly string[]): (ImportField | null)[] {
  const fields = headers.map(fieldOfHeader)
  // Elsewhere 'Nr.' counts the rows.
  const afterStreet = fields.indexOf('street') + 1
  if (afterStreet > 0 && keyOf(headers[afterStreet] ?? '') === 'nr') fields[afterStreet] = 'houseNumber'
  return fields.map((field, column) => {
    if (field === null) return null
    const rivals = headers.flatMap((_, other) => (fields[other] === field ? [other] : []))
    const own = rivals.find((other) => isOwn(field, headers[other] ?? ''))
    return column === (own ?? rivals[0]) ? field : null
  })
}

function isOwn(field: ImportField, header: string): boolean {
  const ours: string | undefined =
    field in exportColumns ? exportColumns[field as keyof typeof exportColumns] : undefined
  return header.trim() === ours || header.trim() === field
}

export function countUnderstood(headers: readonly string[]): number {
  return new Set(headers.map(fieldOfHeader).filter((field) => field !== null)).size
}
