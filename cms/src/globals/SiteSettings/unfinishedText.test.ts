import { unfinishedIn } from './verificationSettings.ts'

it.each([
  ['', ''],
  ['', '<p> </p>'],
  ['', '<p>&nbsp;</p><p><br></p>'],
  ['[Vorname Nachname]', '<p>Vertreten durch: [Vorname Nachname]</p>'],
  ['[Straße und Hausnummer]', '<p>[<strong>Straße</strong> und Hausnummer]</p>'],
  ['[Anzahl]', '<p>nach [Anzahl] Tagen</p>'],
  ['[Name]', '<p>Wird sie abgelehnt, löschen wir sie nach [30] Tagen, siehe [Name]</p>'],
  ['[…]', '<p>Vorsitz: […]</p>'],
  ['[ ]', '<p>Vorsitz: [&nbsp;]</p>'],
  ['[]', '<p>Vorsitz: []</p>'],
  ['TODO', '<p>TODO: Anschrift</p>'],
  ['____', '<p>Telefon: ____</p>'],
  ['<Name>', '<p>Vorsitz: &lt;Name&gt;</p>'],
  ['Musterstraße', '<p>Musterstraße 1, 12345 Musterstadt</p>'],
  ['Max Mustermann', '<p>Vorsitz: Max Mustermann</p>'],
  [null, '<p>Seniorennetz e. V., Hauptstraße 1</p>'],
  [null, '<p>Siehe Fußnote [1] und [2, 3].</p>'],
  [null, '<p>info [at] verein.de, info[ät]verein[punkt]de, info [@] verein [.] de</p>'],
  [null, '<p>Es gilt das Muster-Widerrufsformular, zum Beispiel für Todorf.</p>'],
])('the open placeholder is %j in the page: %s', (left, html) => expect(unfinishedIn(html)).toBe(left))
