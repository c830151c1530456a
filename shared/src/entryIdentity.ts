import type { EntryContent } from './fields/entryFields.ts'
import { foldedWords } from './fold.ts'

/**
 * Equal for the same provider at the same address, however spelled ('Hauptstr. 5 a', 'Hauptstraße 5a'). Exact
 * matches also share the category.
 */
export const identityOf = ({ name, street, plz }: Pick<EntryContent, 'name' | 'street' | 'plz'>) =>
  [wordsKey(name), streetKey(street), plz.trim()].join('|')

function wordsKey(name: string) {
  const nameWords = foldedWords(name)
  return nameWords.length > 0 ? nameWords.join(' ') : name.trim()
}

function streetKey(street: string) {
  const spelled = foldedWords(street).map((word) => word.replace(/str$/, 'strasse'))
  // Numbers stay apart: '1 11' is not '11 1'.
  return spelled.length > 0 ? spelled.join(' ').replace(/(?<!\d) | (?!\d)/g, '') : street.trim()
}
