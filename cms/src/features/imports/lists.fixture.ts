import { makeSheets } from './testTables.ts'

export interface Provider {
  category: string
  name: string
  street: string
  plz: string
  city: string
  phone: string
}

export const providers: readonly Provider[] = [
  ['Bäckereien', 'Bäckerei Gröger', 'Hauptstraße 3', '97437', 'Haßfurt', '09521 1234'],
  ['Frisöre', 'Müller & Söhne', 'Große Gasse 5 a', '97475', 'Zeil am Main', '09524 77'],
  ['Fußpflege', 'Füße in Händen', 'Am Mühlbach 12', '96106', 'Ebern', '09531 / 8150'],
  ['Bäckereien', 'Öhrlein', 'Würzburger Straße 7', '97437', 'Haßfurt', '09521 99-0'],
  ['Ärzte', 'Dr. Jörg Weiß', 'Schloßplatz 1', '97461', 'Hofheim in Unterfranken', '09523 4711'],
].map(([category = '', name = '', street = '', plz = '', city = '', phone = '']) => ({
  ...{ category, name, street, plz, city, phone },
}))

type Column = [heading: string, cell: (one: Provider) => string]

const plain: readonly Column[] = [
  ['Kategorie', ({ category }) => category],
  ['Name', ({ name }) => name],
  ['Straße', ({ street }) => street],
  ['PLZ', ({ plz }) => plz],
  ['Ort', ({ city }) => city],
  ['Telefon', ({ phone }) => phone],
]
/** Columns without those of an address, and these behind. */
const withAddress = (...address: Column[]): Column[] => [
  ...plain.filter(([heading]) => !['Straße', 'PLZ', 'Ort'].includes(heading)),
  ...address,
]
const headed = (headings: string): Column[] =>
  plain.map(([, cell], index) => [headings.split('|')[index] ?? '', cell])
const changed = (change: (cell: string) => string): Column[] =>
  plain.map(([heading, cell]) => [heading, (one) => change(cell(one))])

const tableOf = (columns: readonly Column[], rows: readonly Provider[] = providers): string[][] => [
  columns.map(([heading]) => heading),
  ...rows.map((one) => columns.map(([, cell]) => cell(one))),
]
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

interface Dialect {
  delimiter?: string
  end?: string
  quotes?: boolean
  /** Lines before the headings. */
  before?: string
}

const csv = (
  columns: readonly Column[] = plain,
  { delimiter = ';', end = '\r\n', quotes = false, before = '' }: Dialect = {},
): string =>
  before +
  tableOf(columns)
    .map((cells) => cells.map((cell) => (quotes || /[\n"]/.test(cell) ? quoted(cell) : cell)).join(delimiter))
    .join(end) +
  end

/** In address books people have names and firms in places of their own. */
const isPerson = ({ name }: Provider) => name.startsWith('Dr. ')
const firm = (one: Provider) => (isPerson(one) ? '' : one.name)
/** Headings for the category, the firm, the address, the telephone, the surname, the first name and one more. */
const contacts = (headings: string): Column[] =>
  [
    ...plain.map(([, cell], index) => (index === 1 ? firm : cell)),
    (one: Provider) => (isPerson(one) ? one.name.replace(/^Dr. \S+ /, '') : 'Kontakt'),
    (one: Provider) => (isPerson(one) ? one.name.replace(/ \S+$/, '') : 'Eva'),
    () => '0170 1',
  ].map((cell, index) => [headings.split('|')[index] ?? '', cell])

const contactLists = Object.fromEntries(
  [
    'Outlook: Categories|Company|Business Street|Business Postal Code|Business City|Business Phone|Last Name|First Name|Home Phone',
    'Thunderbird: Category|Organization|Work Address|Work ZipCode|Work City|Work Phone|Last Name|First Name|Home Phone',
    'a program of invoices: Rubrik|Firma|Straße|PLZ|Ort|Telefon1|Name|Vorname|Telefon privat',
  ].map((line) => {
    const [program = '', headings = ''] = line.split(': ')
    return [program, () => latin(csv(contacts(headings), { delimiter: ',' }))]
  }),
)
const vCard = (one: Provider) => [
  ...['BEGIN:VCARD', 'VERSION:3.0', `N:;${one.name};;;`, `CATEGORIES:${one.category}`],
  ...(isPerson(one) ? [`FN:${one.name}`] : [`ORG:${one.name};`, 'FN:Eva Kontakt']),
  `item1.ADR;type=WORK:;;${one.street};${one.city};;${one.plz};Deutschland`,
  ...[`TEL;type=WORK:${one.phone}`, 'TEL;type=CELL:0170 1', 'END:VCARD'],
]
const ldif = (one: Provider) => [
  ...[`dn: cn=${one.name}`, `category: ${one.category}`, `cn: ${isPerson(one) ? one.name : 'Eva Kontakt'}`],
  ...(isPerson(one) ? [] : [`o:: ${Buffer.from(one.name).toString('base64')}`]),
  ...[`street: ${one.street.slice(0, 4)}`, ` ${one.street.slice(4)}`, `l: ${one.city}`],
  ...[`postalCode: ${one.plz}`, `telephoneNumber: ${one.phone}`, ''],
]

function encoded(text: string, decode: (bytes: Buffer) => string): Buffer {
  const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  const bytes = new Map([...decode(all)].map((letter, byte) => [letter, byte]))
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 63))
}
const latin = (text: string) => Buffer.from(text, 'latin1')
const mac = (text: string) => encoded(text, (bytes) => new TextDecoder('macintosh').decode(bytes))
const dosLetters: Readonly<Record<string, number>> = {
  ...{ é: 0x82, ä: 0x84, ö: 0x94, ü: 0x81, ß: 0xe1, Ä: 0x8e, Ö: 0x99, Ü: 0x9a },
}
const dos = (text: string) =>
  Buffer.from([...text].map((letter) => dosLetters[letter] ?? letter.charCodeAt(0)))
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const doubled = (text: string) => latin(Buffer.from(text).toString('latin1')).toString('latin1')

const place = ({ plz, city }: Provider) => `${plz} ${city}`
const whole = (between: string) => (one: Provider) => `${one.street}${between}${place(one)}`
const entities = (cell: string) =>
  cell.replace(/&/g, '&amp;').replace(/ä/g, '&auml;').replace(/ö/g, '&#246;').replace(/ß/g, '&szlig;')

export const encodings = { latin, mac, dos, utf16, utf8: (text: string) => Buffer.from(text) }

type Content = string | Buffer | Promise<Buffer>

export const lists: Readonly<Record<string, () => Content>> = {
  'Excel, CSV UTF-8': () => `\ufeff${csv()}`,
  'Excel, told separator': () => latin(csv(plain, { before: 'sep=;\r\n' })),
  'Numbers, with the name of the table': () =>
    csv([...plain, ['', () => '']], { quotes: true, before: 'Tabelle 1\r\n' }),
  'a database, empty columns behind': () => csv([...plain, ['', () => ''], ['', () => '']]),
  'a database, numbered': () => csv([['Nr.', () => '7'], ['Stand', () => '2026-11-01'], ...plain]),
  'a workbook whose list is the second sheet': () =>
    makeSheets([
      { name: 'Hinweise', rows: [['Bitte beachten'], ['Stand November']] },
      { name: 'Liste', rows: tableOf(plain) },
    ]),
  'two rows of headings': () => csv(plain, { before: 'Anbieter;;Anschrift;;;Kontakt\r\n' }),
  'headings in two rows that belong together': () =>
    csv(headed('Kategorie|Name|Anschrift|||Telefon')).replace('\r\n', '\r\n;;Straße;PLZ;Ort;\r\n'),
  'headings in two rows, of which some are not known': () =>
    csv([...headed('Rubrik|Einrichtung|Anschrift|||Kontakt'), ['', () => '1']]).replace(
      '\r\n',
      '\r\n;;Straße;PLZ;Ort/Ortsteil;Tel.-Nr.;Fax\r\n',
    ),
  'the telephone behind the address': () =>
    csv([
      ...plain.filter(([heading]) => ['Kategorie', 'Name'].includes(heading)),
      ['Anschrift', (one) => `${one.street}, ${place(one)}, Tel. ${one.phone}`],
    ]),
  'bars between the cells': () => latin(csv(plain, { delimiter: '|' })),
  'two bytes a letter, without a mark': () => Buffer.from(csv(), 'utf16le'),
  'a map': () => csv(headed('amenity|name|addr:street|addr:postcode|addr:city|phone'), { delimiter: ',' }),
  'first names and area codes apart': () =>
    csv([
      ['Vorwahl', ({ phone }) => phone.replace(/ .*/, '')],
      ['Rufnummer', ({ phone }) => phone.replace(/^\d+ /, '')],
      ['Nachname', ({ name }) => name.replace(/^\S+ /, '')],
      ['Vorname', ({ name }) => /^(\S+) /.exec(name)?.[1] ?? ''],
      ...plain.filter(([heading]) => !['Name', 'Telefon'].includes(heading)),
    ]),
  'the telephone and the mail address together': () =>
    csv(plain.with(5, ['Telefon / E-Mail', ({ phone }) => `Tel. ${phone}, E-Mail: a@b.example`])),
  'numbers with words': () => csv(plain.with(5, ['Telefon', ({ phone }) => `Tel.: ${phone}, Fax 09521 9`])),
  'headings that lost their letters': () => csv(headed('Kategorie|Name|Stra?e|PLZ|Ort|Telefon')),
  'house numbers apart': () =>
    csv([
      ...plain.with(2, ['Straße', ({ street }) => street.replace(/ \d.*$/, '')]),
      ['Hausnr.', ({ street }) => / (\d.*)$/.exec(street)?.[1] ?? ''],
    ]),
  'town and postcode': () =>
    csv(withAddress(['Straße', (one) => one.street], ['PLZ/Ort', ({ plz, city }) => `${city} (${plz})`])),
  'the whole address in lines': () => csv(withAddress(['Anschrift', whole('\n')])),
  'the whole address with the country': () =>
    csv(withAddress(['Anschrift', (one) => `${one.street}, D-${place(one)}, Deutschland`])),
  'the whole address, town first': () =>
    csv(withAddress(['Standort', (one) => `${place(one)}, ${one.street}`])),
  'a web page, without quotation marks': () => csv(changed(entities)),
  'a web page with links': () =>
    csv(
      changed((cell) => `<p><strong>${cell}</strong></p>`).with(1, [
        'Name',
        ({ name }) => `<a href="x">${name}</a>`,
      ]),
    ),
  'encoded twice': () => doubled(csv()),
  'a data program, numbers with decimals': () => csv(plain.with(3, ['PLZ', ({ plz }) => `${plz}.0`])),
  'a program that marks numbers as text': () => csv(plain.with(5, ['Telefon', ({ phone }) => `'${phone}`])),
  // A title in another encoding makes the whole file none in UTF-8.
  'two programs, one after the other': () => Buffer.concat([latin('\u00dcbersicht\r\n'), Buffer.from(csv())]),
  ...contactLists,
  'the cards of a telephone': () => providers.flatMap(vCard).join('\r\n'),
  'the address book of a mail program': () => providers.flatMap(ldif).join('\n'),
  'towns with their districts': () => csv(plain.with(4, ['Ort', ({ city }) => `${city}, OT Heubach`])),
  'postcode and town with a dash': () =>
    csv(withAddress(['Straße', (one) => one.street], ['PLZ - Ort', ({ plz, city }) => `${plz} - ${city}`])),
  'non-breaking spaces': () => csv(changed((cell) => cell.replaceAll(' ', '\u00a0'))),
}
