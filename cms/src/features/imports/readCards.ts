import { appendTo } from '@directory/shared/appendTo'
import { yieldToRequests } from '../../clock.ts'
import { decodeText } from './decodeText.ts'

/** Files of address books: cards of phones, and entries of mail programs (LDIF). */
export const areCards = (begin: string): boolean => /BEGIN:VCARD|^(?:version: ?1\s+)?dn::? /i.test(begin)

/** What they call otherwise than lists do. What is empty says nothing of a provider. */
const headings: Readonly<Record<string, string>> = {
  ...{ TEL: 'Telefon', EMAIL: 'E-Mail', NOTE: 'Bemerkung', CN: 'FN', SN: 'Nachname', L: 'Ort', O: 'ORG' },
  ...{ MOZILLAWORKURL: 'URL', FACSIMILETELEPHONENUMBER: 'Fax', DN: '', OBJECTCLASS: '', MODIFYTIMESTAMP: '' },
  ...{
    BEGIN: '',
    END: '',
    VERSION: '',
    PRODID: '',
    REV: '',
    UID: '',
    PHOTO: '',
    LOGO: '',
    SOUND: '',
    KEY: '',
  },
}

type Card = Map<string, string[]>

const cardsPerTurn = 50

/** Yields cards as the rows of a table, below the names of their lines. */
export async function* readCards(bytes: Buffer): AsyncGenerator<string[]> {
  const text = decodeText(bytes)
    .replace(/\r\n?/g, '\n')
    // What begins with a space belongs to the line before, and so does what follows a "=" of quoted-printable.
    .replace(/\n[ \t]/g, '')
    .replace(/^[^:\n]*QUOTED-PRINTABLE[^:\n]*:(?:[^\n]*=\n)*/gim, (lines) => lines.replaceAll('=\n', ''))
  const cards: Card[] = []
  for (const lines of text.split(/^END:VCARD$|\n\n+(?=dn::? )/im)) {
    if (lines.trim() !== '') cards.push(cardOf(lines.split('\n')))
    if (cards.length % cardsPerTurn === 0) await yieldToRequests()
  }
  const found = [...new Set(cards.flatMap((card) => [...card.keys()]))]
  yield found
  for (const card of cards) yield found.map((heading) => [...new Set(card.get(heading))].join(', '))
}

function cardOf(lines: readonly string[]): Card {
  const card: Card = new Map()
  for (const line of lines) {
    const [, key = '', parameters = '', sign, given = ''] =
      /^(?:item\d+\.)?([\w-]+)((?:;[^:]*)?)(::?)(.*)$/i.exec(line) ?? []
    const name = key.toUpperCase()
    const value = decoded(given.trim(), sign === '::' ? 'BASE64' : parameters.toUpperCase())
    const parts = value
      .split(/(?<!\\);/)
      .map((part) => part.replace(/\\n/gi, '\n').replace(/\\(.)/g, '$1').trim())
    const kind = name === 'TEL' ? /FAX|CELL/.exec(parameters.toUpperCase())?.[0] : undefined
    const heading = kind ? { FAX: 'Fax', CELL: 'Mobil' }[kind] : (headings[name] ?? key)
    if (name === 'ADR') addAddress(card, parts)
    // "Surname;First name" where there is no whole name.
    else if (name === 'N') card.set('N', [[parts[1], parts[0]].filter(Boolean).join(' ')])
    else if (heading && value !== '' && !name.startsWith('X-AB'))
      appendTo(card, heading, sign === '::' ? value : parts.filter(Boolean).join(', '))
  }
  const whole = card.get('N')
  card.delete('N')
  if (whole && !card.has('FN')) card.set('FN', whole)
  return card
}

function addAddress(card: Card, [box = '', , street = '', city = '', , plz = '']: readonly string[]): void {
  const parts = { Straße: street || box, PLZ: plz, Ort: city }
  if (card.has('Ort')) appendTo(card, 'Weitere Adresse', Object.values(parts).join(' '))
  else for (const [heading, part] of Object.entries(parts)) card.set(heading, [part])
}

function decoded(value: string, how: string): string {
  if (how === 'BASE64') return Buffer.from(value, 'base64').toString()
  if (!how.includes('QUOTED-PRINTABLE')) return value
  const latin = value.replace(/=([\dA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return decodeText(Buffer.from(latin, 'latin1'))
}
