import { yieldToRequests } from '#clock.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { decodeText } from '#lib/texts/decodeText.ts'
import { appendTo } from '#shared/appendTo'
import { importLimits } from '#shared/fields/importFields'

/** Files of address books: cards of phones, and entries of mail programs (LDIF). */
export const areCards = (text: string) => /BEGIN:VCARD|^(?:version: ?1\s+)?dn::? /i.test(text.slice(0, 100))

/** Headings for properties that tables name differently. */
const headings: Readonly<Record<string, string>> = {
  TEL: 'Telefon',
  CELL: 'Mobil',
  FAX: 'Fax',
  FACSIMILETELEPHONENUMBER: 'Fax',
  EMAIL: 'E-Mail',
  NOTE: 'Bemerkung',
  CN: 'FN',
  SN: 'Nachname',
  L: 'Ort',
  O: 'ORG',
}
const saysNothing =
  /^(?:BEGIN|VERSION|PRODID|REV|UID|PHOTO|LOGO|SOUND|KEY|DN|OBJECTCLASS|MODIFYTIMESTAMP|X-AB.*)?$/

type Card = Map<string, string[]>

const { rows, columns, row: longest } = importLimits
const maxLines = 1_000_000
/** Characters before a value: a pattern that may go on for megabytes exhausts the stack. */
const maxHead = 1000
const linesPerTurn = 1000

/** Yields cards as the rows of a table, below the names of their lines. @throws ApiError if they are too many or long */
export async function* readCards(text: string): AsyncGenerator<string[]> {
  // What begins with a space belongs to the line before.
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '')
  const lines = [...unfolded.split('\n', maxLines), '', 'END:VCARD']
  const tooMany = () => apiError('too_many_rows', { values: { max: rows } })
  if (lines.length > maxLines) throw tooMany()
  const cards: Card[] = []
  let card: Card = new Map()
  for (let i = 0; i < lines.length; i++) {
    const parts = [lines[i] ?? '']
    // So does a line after a "=" of quoted-printable.
    const isQuoted = /QUOTED-PRINTABLE/i.test(parts[0]?.split(':', 1)[0] ?? '')
    while (isQuoted && parts.at(-1)?.endsWith('=')) parts.push(lines[++i] ?? '')
    const line = parts.join('\n').replaceAll('=\n', '')
    if (/^(?:END:VCARD$|dn::? )/i.test(line)) {
      if (card.size > 0 && cards.push(card) > rows) throw tooMany()
      card = new Map()
    } else addLine(card, line, cards.length + 2)
    if (i % linesPerTurn === 0) await yieldToRequests()
  }
  const found = [...new Set(cards.flatMap((one) => [...one.keys()]))]
  if (found.length > columns) throw apiError('spreadsheet_invalid.columns', { values: { max: columns } })
  yield found
  for (const one of cards) yield found.map((heading) => [...new Set(one.get(heading))].join(', '))
}

function addLine(card: Card, line: string, row: number) {
  const [head = '', key = '', given = '', sign] =
    /^(?:item\d+\.)?([\w-]+)((?:;[^:]*)?)(::?)/i.exec(line.slice(0, maxHead)) ?? []
  const [name, parameters] = [key.toUpperCase(), given.toUpperCase()]
  if (saysNothing.test(name)) return
  const kind = name === 'TEL' ? /FAX|CELL/.exec(parameters)?.[0] : undefined
  const heading = headings[kind ?? name] ?? key
  if (line.length > longest) throw apiError('spreadsheet_invalid.long', { values: { row } })
  const value = decoded(line.slice(head.length).trim(), sign === '::' ? 'BASE64' : parameters)
  const parts = value
    .split(/(?<!\\);/)
    .map((part) => part.replace(/\\n/gi, '\n').replace(/\\(.)/g, '$1').trim())
  if (name === 'ADR') addAddress(card, parts)
  // "Surname;First name" counts where there is no whole name.
  else if (name === 'N') card.set('FN', card.get('FN') ?? [[parts[1], parts[0]].filter(Boolean).join(' ')])
  else if (name === 'FN') card.set(name, [parts.join(', ')])
  else if (value !== '') appendTo(card, heading, sign === '::' ? value : parts.filter(Boolean).join(', '))
}

function addAddress(card: Card, [box = '', , street = '', city = '', , plz = '']: readonly string[]) {
  const parts = { Straße: street || box, PLZ: plz, Ort: city }
  if (card.has('Ort')) appendTo(card, 'Weitere Adresse', Object.values(parts).join(' '))
  else for (const [heading, part] of Object.entries(parts)) card.set(heading, [part])
}

function decoded(value: string, how: string) {
  if (how === 'BASE64') return Buffer.from(value, 'base64').toString()
  if (!how.includes('QUOTED-PRINTABLE')) return value
  const latin = value.replace(/=([\dA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return decodeText(Buffer.from(latin, 'latin1')) ?? value
}
