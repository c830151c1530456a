import { headerOf, type ImportField, isExportField } from '@directory/shared/importFields'

const opening = (line: number) =>
  `Öffnung ${line}, Öffnungszeit ${line}, Öffnungszeiten ${line}, Zeile ${line}`

/** Headings of columns in other lists, besides our own heading and the contract's name. */
const otherNames: Readonly<Record<ImportField, string>> = {
  // Not just 'ID', because other lists number their rows with it.
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
  open1: opening(1),
  open2: opening(2),
  open3: opening(3),
  open4: opening(4),
  open5: opening(5),
  services:
    'Leistungen, Leistung, Leistungsangebot, Dienstleistungen, Dienstleistung, Dienste, Schwerpunkte, Schwerpunkt, Services, Service',
  barrierfree:
    'Barrierefrei, Barrierefreiheit, Barrierefreier Zugang, Rollstuhlgerecht, Behindertengerecht, Barrier free, Accessible',
  lat: 'lat, Latitude, Breitengrad, Breite, Geo Breite, Geogr Breite',
  lon: 'lon, lng, long, Longitude, Längengrad, Länge, Geo Länge, Geogr Länge',
  closedDates:
    'Geschlossen, Geschlossen am, Geschlossen vom bis, Urlaub, Betriebsferien, Betriebsurlaub, Ferien, Closed, Closures',
  homeVisits:
    'Hausbesuche, Hausbesuch, Kommt ins Haus, Kommt nach Hause, Kommt zu Ihnen, Aufsuchend, Home Visits, Comes to you',
  serviceArea:
    'Einsatzgebiet, Einsatzgebiete, Einzugsgebiet, Einsatzbereich, Einsatzort, Einsatzorte, Versorgungsgebiet, Service Area, Area served',
  categoryType: 'Schema.org, Schema.org Type, Schema Type',
  checkedAt:
    'Geprüft, Zuletzt geprüft, Zuletzt geprüft am, Überprüft, Überprüft am, Stand der Prüfung, Bestätigt, Bestätigt am, Checked, Last Checked, Checked at',
  opened:
    'Öffnungszeiten, Öffnungszeit, Öffnung, Geöffnet, Sprechzeiten, Sprechzeit, Sprechstunde, Sprechstunden, Bürozeiten, Geschäftszeiten, Zeiten, Opening Hours, Opened',
  houseNumber: 'Hausnummer, Hausnr, Haus-Nr, HNr, House Number',
}

/** Returns every name of a column, our own first. */
export function namesOfColumn(field: ImportField): string[] {
  const own = isExportField(field) ? [field, headerOf(field)] : [field]
  return [...own, ...otherNames[field].split(', ')]
}
