import { words } from './fold.ts'

interface Place {
  name: string
  street: string
  plz: string
}

/**
 * Equal for two entries that name the same provider at the same address, however they are spelled
 * ('Hauptstr. 5 a', 'Hauptstraße 5a'). Twins share the category besides.
 */
export function identityOf({ name, street, plz }: Place): string {
  const nameWords = words(name)
  return [nameWords.length > 0 ? nameWords.join(' ') : name.trim(), streetKey(street), plz.trim()].join('|')
}

function streetKey(street: string): string {
  const spelled = words(street).map((word) => word.replace(/str$/, 'strasse'))
  // Numbers stay apart: '1 11' is not '11 1'.
  return spelled.length > 0 ? spelled.join(' ').replace(/(?<!\d) | (?!\d)/g, '') : street.trim()
}
