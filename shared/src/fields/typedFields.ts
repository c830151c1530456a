import { recordOf } from '../ownValue.ts'
import type { EntryContent } from './entryFields.ts'
import { type EntryFormName, entryFormNames, formField } from './formOrder.ts'

const maxNumberLength = 40

const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i

/** Null if it is empty, NaN if it is none. */
export function readNumber(text: string) {
  if (text.length > maxNumberLength) return Number.NaN
  const number = text.trim().replace(',', '.').replace('−', '-')
  if (number === '') return null
  return decimal.test(number) ? Number(number) : Number.NaN
}

/** Boxes that are not ticked are not sent. */
function valueOfText(name: EntryFormName, text: string): string | boolean | number | null {
  const { kind } = formField(name)
  if (kind === 'flag') return !['', '0', 'false', 'off'].includes(text)
  if (kind === 'tristate') return text === 'true' ? true : text === 'false' ? false : null
  if (kind !== 'degrees') return text
  const number = readNumber(text)
  return Number.isFinite(number) ? number : null
}

type TypedFields = EntryContent & { categoryNew: string }

/** What is absent is empty. */
export const typedFields = (texts: Readonly<Partial<Record<EntryFormName, string>>>) =>
  recordOf(entryFormNames, (name) => valueOfText(name, texts[name] ?? '')) as TypedFields
