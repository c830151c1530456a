import { type EntryContent, entryField, entryFieldNames, entryFields } from './entryFields.ts'
import { foldedWords } from './fold.ts'

type Fields = typeof entryFields
type IdentityName = {
  [Name in keyof Fields]: Fields[Name] extends { identity: string } ? Name : never
}[keyof Fields]

const identityNames = entryFieldNames.filter(
  (name): name is IdentityName => entryField(name).identity !== undefined,
)
const keyOf = { words: wordsKey, street: streetKey, exact: (text: string) => text.trim() }

/**
 * Returns a key that is equal for entries of the same provider at the same address, however spelled ('Hauptstr. 5 a',
 * 'Hauptstraße 5a'). Twins must also share the category.
 */
export function identityOf(entry: Pick<EntryContent, IdentityName>): string {
  return identityNames.map((name) => keyOf[entryFields[name].identity](entry[name])).join('|')
}

function wordsKey(name: string): string {
  const nameWords = foldedWords(name)
  return nameWords.length > 0 ? nameWords.join(' ') : name.trim()
}

function streetKey(street: string): string {
  const spelled = foldedWords(street).map((word) => word.replace(/str$/, 'strasse'))
  // Numbers stay apart: '1 11' is not '11 1'.
  return spelled.length > 0 ? spelled.join(' ').replace(/(?<!\d) | (?!\d)/g, '') : street.trim()
}
