import { type ExportField, headerOf, type ImportField, isExportField } from '@directory/shared/importFields'
import { translate } from '../../operations/words/translate.ts'

interface ColumnWords {
  /** Headings of such a column in other lists, besides our own heading and the contract's name. */
  names: string
  /** Example cell in the template. */
  example: string
  note: string
}

const opening = (line: string, example = ''): ColumnWords => ({
  names: `Öffnung ${line}, Öffnungszeit ${line}, Öffnungszeiten ${line}, Zeile ${line}`,
  example,
  note: 'Eine Zeile der Öffnungszeiten, zum Beispiel: Mo-Fr 08:00-12:00',
})

/** Words for imports and the template, in German; the headings are in the table of fields. */
export const columnWords: Readonly<Record<ExportField, ColumnWords>> = {
  uuid: {
    // Not just 'ID', because other lists number their rows with it.
    names: 'Eintrags-ID, Entry ID',
    example: '',
    note: 'Leer lassen für neue Anbieter. Steht hier die Kennung aus einem Export, wird dieser Anbieter geändert, und leere Zellen löschen die Angabe.',
  },
  category: {
    names:
      'Kategorie, Kategorien, Angebot, Angebote, Angebotsart, Art, Art des Angebots, Art der Einrichtung, Rubrik, Bereich, Branche, Sparte, Typ, Einrichtungsart, Einrichtungstyp, Category, Type',
    example: 'Hausnotruf',
    note: 'Pflicht. Fehlt eine Kategorie im Verzeichnis, fragt die Vorschau, ob sie angelegt werden soll; ohne Vorschau wird sie angelegt.',
  },
  name: {
    names:
      'Name, Namen, Einrichtung, Bezeichnung, Anbieter, Dienstleister, Firma, Firmenname, Unternehmen, Institution, Organisation, Träger, Verein, Praxis, Name der Einrichtung, Name des Anbieters, Name Einrichtung, Name Anbieter, Titel, Name Vorname, Nachname Vorname, Provider',
    example: 'Beispiel Hausnotruf e. V.',
    note: 'Pflicht. Name des Anbieters, so wie er im Verzeichnis stehen soll.',
  },
  street: {
    names:
      'Straße, Strasse, Str, Straße und Hausnummer, Straße Hausnummer, Straße Hausnr, Straße Nr, Straße und Nr, Str Nr, Str Hausnr, Anschrift, Adresse, Street, Address',
    example: 'Hauptstraße 5',
    note: 'Pflicht. Straße und Hausnummer.',
  },
  plz: {
    names: 'PLZ, Postleitzahl, Postal Code, Postcode, Zip, Zip Code',
    example: '97437',
    note: 'Pflicht. Fünf Ziffern.',
  },
  city: {
    names: 'Ort, Stadt, Gemeinde, Wohnort, Ortschaft, Stadt Gemeinde, Ort Stadt, Sitz, City, Town, Place',
    example: 'Haßfurt',
    note: 'Pflicht. Ort.',
  },
  email: {
    names:
      'E-Mail, Email, Mail, E-Mail-Adresse, Emailadresse, Mailadresse, E-Mail Kontakt, Elektronische Post',
    example: 'info@beispiel.example',
    note: 'E-Mail-Adresse des Anbieters, wenn er eine hat.',
  },
  phone: {
    names:
      'Telefon, Tel, Telefonnummer, Telefonnr, Tel Nr, Telefon Nr, Rufnummer, Fon, Festnetz, Telefon Festnetz, Telefon 1, Phone, Telephone',
    example: '09521 12345',
    note: 'Festnetznummer mit Vorwahl.',
  },
  mobile: {
    names:
      'Mobil, Handy, Mobiltelefon, Mobilnummer, Handynummer, Mobilfunk, Telefon mobil, Tel mobil, Mobile, Cell',
    example: '0171 1234567',
    note: 'Mobilnummer.',
  },
  website: {
    names:
      'Website, Webseite, Web, Internet, Homepage, Internetseite, Internetadresse, Internet-Adresse, Webadresse, Web-Adresse, Www, Url, Link',
    example: 'www.beispiel.example',
    note: 'Internet-Adresse. https:// darf fehlen.',
  },
  additionalInfo: {
    names:
      'Zusatzinfo, Zusatzinfos, Zusatzinformation, Zusatzinformationen, Weitere Hinweise, Weitere Informationen, Weitere Infos, Hinweis, Hinweise, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Beschreibung, Info, Infos, Informationen, Kommentar, Notiz, Notizen, Sonstiges, Additional Info, Description, Notes',
    example: 'Beratung auch zu Hause',
    note: 'Weitere Hinweise in ganzen Sätzen.',
  },
  open1: opening('1', 'Mo-Fr 08:00-12:00'),
  open2: opening('2', 'Do 14:00-18:00'),
  open3: opening('3'),
  open4: opening('4'),
  open5: opening('5'),
  services: {
    names:
      'Leistungen, Leistung, Leistungsangebot, Dienstleistungen, Dienstleistung, Dienste, Schwerpunkte, Schwerpunkt, Services, Service',
    example: 'Hausnotruf, Beratung, Einbau',
    note: 'Leistungen, mit Komma getrennt.',
  },
  barrierfree: {
    names:
      'Barrierefrei, Barrierefreiheit, Barrierefreier Zugang, Rollstuhlgerecht, Behindertengerecht, Barrier free, Accessible',
    example: 'ja',
    note: 'ja oder nein.',
  },
  lat: {
    names: 'lat, Latitude, Breitengrad, Breite, Geo Breite, Geogr Breite',
    example: '',
    note: 'Breitengrad, zum Beispiel 50,0343. Leer: Die Stelle wird aus der Adresse ermittelt.',
  },
  lon: {
    names: 'lon, lng, long, Longitude, Längengrad, Länge, Geo Länge, Geogr Länge',
    example: '',
    note: 'Längengrad, zum Beispiel 10,5151. Leer: Die Stelle wird aus der Adresse ermittelt.',
  },
  closedDates: {
    names:
      'Geschlossen, Geschlossen am, Geschlossen vom bis, Urlaub, Betriebsferien, Betriebsurlaub, Ferien, Closed, Closures',
    example: '',
    note: 'Tage, an denen niemand da ist, zum Beispiel: 01.08.2026-21.08.2026, 24.12.2026',
  },
  homeVisits: {
    names:
      'Hausbesuche, Hausbesuch, Kommt ins Haus, Kommt nach Hause, Kommt zu Ihnen, Aufsuchend, Home Visits, Comes to you',
    example: 'ja',
    note: 'Ob jemand ins Haus kommt: ja oder nein. Leer: Dazu ist nichts bekannt.',
  },
  serviceArea: {
    names:
      'Einsatzgebiet, Einsatzgebiete, Einzugsgebiet, Einsatzbereich, Einsatzort, Einsatzorte, Versorgungsgebiet, Service Area, Area served',
    example: '15 km',
    note: 'Wohin jemand kommt: ganzer Landkreis, ein Umkreis wie 15 km, oder Orte wie Ebern, Eltmann.',
  },
  categoryType: {
    names: 'Schema.org, Schema.org Type, Schema Type',
    example: '',
    note: translate('de', 'import.type_note'),
  },
  checkedAt: {
    names:
      'Geprüft, Zuletzt geprüft, Zuletzt geprüft am, Überprüft, Überprüft am, Stand der Prüfung, Bestätigt, Bestätigt am, Checked, Last Checked, Checked at',
    example: '',
    note: 'Wann zuletzt jemand nachgefragt hat, ob alles stimmt, zum Beispiel: 14.03.2026. Leer: bleibt, wie es ist.',
  },
}

const otherNames: Readonly<Record<Exclude<ImportField, ExportField>, string>> = {
  opened:
    'Öffnungszeiten, Öffnungszeit, Öffnung, Geöffnet, Sprechzeiten, Sprechzeit, Sprechstunde, Sprechstunden, Bürozeiten, Geschäftszeiten, Zeiten, Opening Hours, Opened',
  houseNumber: 'Hausnummer, Hausnr, Haus-Nr, HNr, House Number',
}

/** Returns every name of a column, our own first. */
export function namesOfColumn(field: ImportField): string[] {
  if (!isExportField(field)) return [field, ...otherNames[field].split(', ')]
  return [field, headerOf(field), ...columnWords[field].names.split(', ')]
}
