import { foldedWords } from '@directory/shared/fold'
import { headerOf, type ImportField, importFields, isExportField } from '@directory/shared/importFields'
import { byLocale } from '@directory/shared/locales'
import { translate } from '../../lib/words/translate.ts'
import { addressKind } from './splitAddress.ts'

const opening = (line: number) =>
  `Öffnung ${line}, Öffnungszeit ${line}, Öffnungszeiten ${line}, Zeile ${line}`

/** Headings of columns in other lists, besides our own heading and the contract's name; the clearest first. */
const otherNames: Readonly<Partial<Record<ImportField, string>>> = {
  // Not just 'ID', because other lists number their rows with it.
  uuid: 'Eintrags-ID, Entry ID',
  category:
    'Kategorie, Kategorien, Angebot, Angebote, Angebotsart, Art, Art des Angebots, Art der Einrichtung, Rubrik, Bereich, Branche, Sparte, Typ, Einrichtungsart, Einrichtungstyp, Fachgebiet, Fachrichtung, Leistungsart, Category, Type, Amenity',
  name: 'Name, Namen, Einrichtung, Name der Einrichtung, Name des Anbieters, Name Einrichtung, Name Anbieter, Name des Vereins, Vereinsname, Bezeichnung, Anbieter, Dienstleister, Firma, Firmenname, Unternehmen, Institution, Organisation, Verein, Praxis, Objekt, Provider, Name Vorname, Nachname Vorname, Nachname, Familienname, Zuname, Träger, Titel',
  street:
    'Straße, Strasse, Str, Straße und Hausnummer, Straße Hausnummer, Straße Hausnr, Straße Nr, Straße und Nr, Str Nr, Str Hausnr, Anschrift, Adresse, Street, Address, Addr Street',
  plz: 'PLZ, Postleitzahl, Postal Code, Postcode, Zip, Zip Code, Addr Postcode',
  city: 'Ort, Stadt, Gemeinde, Wohnort, Ortschaft, Stadt Gemeinde, Ort Stadt, Sitz, City, Town, Place, Addr City',
  email: 'E-Mail, Email, Mail, E-Mail-Adresse, Emailadresse, Mailadresse, E-Mail Kontakt, Elektronische Post',
  phone:
    'Telefon, Tel, Telefonnummer, Telefonnr, Tel Nr, Telefon Nr, Rufnummer, Fon, Festnetz, Telefon Festnetz, Telefon 1, Tel 1, Telefon Zentrale, Kontakt Telefon, Telefon Fax, Tel Fax, Phone, Telephone',
  mobile:
    'Mobil, Handy, Mobiltelefon, Mobilnummer, Handynummer, Mobilfunk, Telefon mobil, Tel mobil, Mobile, Cell',
  website:
    'Website, Webseite, Web, Internet, Homepage, Internetseite, Internetadresse, Internet-Adresse, Webadresse, Web-Adresse, Www, Url, Link',
  additionalInfo:
    'Zusatzinfo, Zusatzinfos, Zusatzinformation, Zusatzinformationen, Weitere Hinweise, Weitere Informationen, Weitere Infos, Hinweis, Hinweise, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Beschreibung, Info, Infos, Informationen, Kommentar, Notiz, Notizen, Sonstiges, Additional Info, Description, Notes',
  open1: opening(1),
  open2: opening(2),
  open3: opening(3),
  open4: opening(4),
  open5: opening(5),
  services:
    'Leistungen, Leistung, Leistungsangebot, Dienstleistungen, Dienstleistung, Dienste, Schwerpunkte, Schwerpunkt, Services, Service',
  barrierfree:
    'Barrierefrei, Barrierefreiheit, Barrierefreier Zugang, Rollstuhlgerecht, Behindertengerecht, Barrier free, Accessible, Wheelchair',
  lat: 'lat, Latitude, Breitengrad, Breite, Geo Breite, Geogr Breite',
  lon: 'lon, lng, long, Longitude, Längengrad, Länge, Geo Länge, Geogr Länge',
  closedDates:
    'Geschlossen, Geschlossen am, Geschlossen vom bis, Urlaub, Betriebsferien, Betriebsurlaub, Ferien, Closed, Closures',
  homeVisits:
    'Hausbesuche, Hausbesuch, Kommt ins Haus, Kommt nach Hause, Kommt zu Ihnen, Aufsuchend, Home Visits, Comes to you',
  serviceArea:
    'Einsatzgebiet, Einsatzgebiete, Einzugsgebiet, Einsatzbereich, Einsatzort, Einsatzorte, Versorgungsgebiet, Service Area, Area served',
  checkedAt:
    'Geprüft, Zuletzt geprüft, Zuletzt geprüft am, Überprüft, Überprüft am, Stand der Prüfung, Bestätigt, Bestätigt am, Checked, Last Checked, Checked at',
  opened:
    'Öffnungszeiten, Öffnungszeit, Öffnung, Geöffnet, Sprechzeiten, Sprechzeit, Sprechstunde, Sprechstunden, Bürozeiten, Geschäftszeiten, Zeiten, Opening Hours, Opened',
  plzCity:
    'PLZ Ort, PLZ und Ort, PLZ Stadt, PLZ Gemeinde, PLZ Wohnort, Postleitzahl Ort, Postleitzahl und Ort, Ort PLZ, Ort mit PLZ, Wohnort PLZ, Stadt PLZ, Postal code and city, Zip City',
  address:
    'Vollständige Adresse, Vollständige Anschrift, Ganze Adresse, Komplette Adresse, Postanschrift, Postadresse, Adresse komplett, Straße PLZ Ort, Anschrift PLZ Ort, Full address, Postal address',
  houseNumber: 'Hausnummer, Hausnr, Haus-Nr, HNr, House Number, Addr Housenumber',
  areaCode: 'Vorwahl, Ortsvorwahl, Area Code',
  firstName: 'Vorname, Vornamen, First Name',
}

/** Returns every name of a column, our own first. */
function namesOfColumn(field: ImportField): string[] {
  const own = isExportField(field) ? [field, headerOf(field)] : [field]
  return [...own, ...(otherNames[field]?.split(', ') ?? [])]
}

const keyOf = (header: string) => foldedWords(header).join('')

interface Known {
  field: ImportField
  /** Of two columns for one field the lower one counts. */
  rank: number
}

const knownByKey = new Map<string, Known>()
for (const field of importFields)
  for (const [rank, name] of namesOfColumn(field).entries())
    if (knownByKey.get(keyOf(name))?.field !== field) knownByKey.set(keyOf(name), { field, rank })

/** Longer texts name no column. */
const maxHeader = 500

/** A letter that was lost before the file came here. */
const lostLetter = /[?\uFFFD]/g

/** What a heading names, ignoring case, punctuation and umlaut spelling; `null` if unknown. */
function knownHeading(header: string): Known | null {
  if (header.length > maxHeader) return null
  const whole = knownByKey.get(keyOf(header))
  if (whole) return whole
  // 'Telefon (tagsüber)', 'Straße *', 'Ort geschäftlich'
  const head = knownByKey.get(keyOf(header.replace(/[([{].*$|\b(?:geschäftlich|dienstlich|privat)\b/gis, '')))
  if (head) return { ...head, rank: head.rank + maxHeader }
  if (!lostLetter.test(header)) return null
  // 'Stra?e'
  const meant = [...'äöüß'].map((letter) => knownByKey.get(keyOf(header.replace(lostLetter, letter))))
  return meant.find(Boolean) ?? null
}

/** Surnames stand apart from first names in lists of people, not in those of firms with a person to ask for. */
const surname = /^(?:nach|familien|zu)?name$/

/**
 * The field of each column. Of several columns for one field, the one with the clearest heading counts, else the first;
 * other information may stand in several.
 *
 * @param rows the first ones: an address may stand in one cell, whatever its column is called
 */
export function understandColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[] = [],
): (ImportField | null)[] {
  const known = headers.map(knownHeading)
  // Elsewhere 'Nr.' counts the rows.
  const afterStreet = known.findIndex((one) => one?.field === 'street') + 1
  if (afterStreet > 0 && keyOf(headers[afterStreet] ?? '') === 'nr')
    known[afterStreet] = { field: 'houseNumber', rank: 0 }
  const single = known.map((one) => {
    if (!one || one.field === 'additionalInfo') return one?.field ?? null
    const rivals = known.filter((other) => other?.field === one.field)
    return rivals.every((other) => other === one || (other && other.rank >= one.rank)) ? one.field : null
  })
  const distinct = single.map((field, column) =>
    field === 'additionalInfo' || single.indexOf(field) === column ? field : null,
  )
  const isOfPeople = surname.test(keyOf(headers[distinct.indexOf('name')] ?? ''))
  const fields = distinct.map((field) => (field === 'firstName' && !isOfPeople ? null : field))
  return withAddresses(fields, (column) => rows.map((cells) => cells[column] ?? ''))
}

/** A column of an address holds more than it is called if the columns of its other parts are missing. */
function withAddresses(
  fields: (ImportField | null)[],
  samplesOf: (column: number) => string[],
): (ImportField | null)[] {
  const lacks = (field: ImportField) => !fields.includes(field)
  if (!lacks('plz') && !lacks('city')) return fields
  if (!lacks('plzCity') || !lacks('address')) return fields
  const parts: (ImportField | null)[] = ['street', 'plz', 'city', null]
  const kinds = fields.map((field, column) => (parts.includes(field) ? addressKind(samplesOf(column)) : null))
  const at = [kinds.findIndex((kind, i) => kind !== null && fields[i] !== null), kinds.findIndex(Boolean)]
  const column = at.find((one) => one >= 0)
  return column === undefined ? fields : fields.with(column, kinds[column] ?? null)
}

export function countUnderstood(headers: readonly string[]): number {
  return new Set(headers.flatMap((header) => knownHeading(header)?.field ?? [])).size
}

/** Without one of these no row can speak of an entry. */
export const canMatch = (columns: readonly (ImportField | null)[]) =>
  columns.includes('name') || columns.includes('uuid')

/** Columns that the report of faulty rows adds after those of the file. */
export const reportColumns = byLocale((locale) => [
  translate(locale, 'import.report.row'),
  translate(locale, 'import.report.fault'),
])

/** How many columns are of the list itself, not of the report of its faulty rows. */
export const ownColumns = (headers: readonly string[]): number =>
  headers.length -
  (Object.values(reportColumns).find(
    (names) => headers.length > names.length && names.join('\n') === headers.slice(-names.length).join('\n'),
  )?.length ?? 0)
