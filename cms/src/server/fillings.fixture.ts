export interface SentRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}
export type Send = (request: SentRequest) => Promise<{ status: number; text: string }>

export interface InputField {
  kind: 'call' | 'address' | 'form' | 'page' | 'cell'
  request: string
  name: string
  /** Maximum number of characters as encoded, and as declared (`maxLength`). */
  maxEncoded: number
  maxLength?: number | undefined
  encode: (text: string) => string
  fill: (value: string) => SentRequest
  ordinary: string
}

export interface LargeInput {
  kind: InputField['kind']
  request: string
  field: string
  filling: string
  length: number
  make: (length: number) => SentRequest
  ordinary: SentRequest
}

export interface Filling {
  name: string
  begin?: string
  unit: string
  end?: string
  /** In an address the text stands as it is, and is not encoded. */
  isRaw?: true
}

/** What is repeated until a field is full. */
const fillings: readonly Filling[] = [
  { name: 'spaces', unit: ' ' },
  { name: 'a', unit: 'a' },
  { name: 'commas', unit: ',' },
  { name: 'postcodes', unit: '97461 ' },
  { name: 'und', unit: 'und ' },
  { name: 'slashes', unit: '/' },
  { name: '%25', unit: '%' },
  { name: '%2525…', begin: '%', unit: '25', isRaw: true },
  { name: 'digits', unit: '7' },
  { name: 'line breaks', unit: '\n' },
  { name: 'brackets', unit: '(' },
  { name: 'hours', unit: 'Mo 8-12 ' },
  // A bad end after a long run makes patterns try each place of the run.
  { name: 'E, spaces, x', begin: 'E', unit: ' ', end: 'x' },
  { name: 'slashes, x', unit: '/', end: 'x' },
]

const textOf = ({ begin = '', unit, end = '' }: Filling, length: number): string => {
  const room = Math.max(0, length - begin.length - end.length)
  return begin + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + end
}

/** Below it not even the third power of a length takes long. */
const shortest = 500
/** Enough to tell a square, whose whole megabyte would never end. */
const telling = 32_000

/** What fits into the request, and what the field may hold. */
export function inputsOf(field: InputField): LargeInput[] {
  return fillings.flatMap((filling): LargeInput[] => {
    const isAddress = field.kind === 'address' || field.kind === 'page'
    const encode = filling.isRaw && isAddress ? (text: string) => text : field.encode
    const perCharacter = encode(filling.unit).length / filling.unit.length
    const whole = Math.floor(field.maxEncoded / perCharacter) - 8
    const { maxLength = 0 } = field
    const lengths = [
      ...(whole > telling ? [telling] : []),
      whole,
      ...(maxLength >= shortest ? [Math.min(maxLength, whole)] : []),
    ]
    return [...new Set(lengths)].map((length) => ({
      ...{ kind: field.kind, request: field.request, field: field.name, filling: filling.name, length },
      make: (characters) => field.fill(encode(textOf(filling, characters))),
      ordinary: field.fill(field.encode(field.ordinary)),
    }))
  })
}
