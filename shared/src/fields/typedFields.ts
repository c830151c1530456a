import { type EntryContent, entryFields } from './entryFields.ts'
import { type EntryFormName, entryFormNames } from './formOrder.ts'

const maxNumberLength = 40

/** Boxes that are not ticked are not sent. */
function valueOfText(name: EntryFormName, text: string): string | boolean | number | null {
  switch (entryFields[name === 'categoryNew' ? 'category' : name].kind) {
    case 'flag':
      return !['', '0', 'false', 'off'].includes(text)
    case 'tristate':
      return text === 'true' ? true : text === 'false' ? false : null
    case 'degrees': {
      const number = text.length > maxNumberLength ? Number.NaN : Number(text.trim().replace(',', '.'))
      return text.trim() === '' || !Number.isFinite(number) ? null : number
    }
    default:
      return text
  }
}

/** What is absent is empty. */
export const typedFields = (
  texts: Readonly<Partial<Record<EntryFormName, string>>>,
): EntryContent & { categoryNew: string } =>
  Object.fromEntries(
    entryFormNames.map((name) => [name, valueOfText(name, texts[name] ?? '')]),
  ) as EntryContent & {
    categoryNew: string
  }
