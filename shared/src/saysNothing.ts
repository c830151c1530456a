import { foldedWords } from './fold.ts'
import { isReadable } from './plainText.ts'

const words: ReadonlySet<string> = new Set([
  ...['k a', 'ka', 'keine angabe', 'keine angaben', 'ohne angabe', 'ohne angaben', 'o a', 'unbekannt'],
  ...['nicht bekannt', 'noch unbekannt', 'n a', 'n n', 'unknown', 'not known', 'null', 'nan', 'none'],
  ...['nicht angegeben', 'nn', 'tba', 'tbd', 'folgt', 'folgt noch', 'siehe oben', 's o', 'dito', 'not given'],
  ...['undefined', 'entfaellt', 'fehlt', 'nicht vorhanden', 'ohne', 'nix', 'xx', 'xxx', 'xxxx'],
  ...['na', 'nichts', 'n v', 'unbek'],
  ...['keine angegeben', 'n b', 'wird ergaenzt', 'wird noch ergaenzt', 'wird nachgetragen'],
  ...['noch offen', 'noch nicht bekannt', 'keine angabe moeglich', 'wird nachgereicht'],
])
const noneOf = new Set(['kein', 'keine', 'keiner', 'keines', 'keins', 'ohne'])
/** What a spreadsheet shows where it failed or has nothing: "#NV", "#BEZUG!", "#DIV/0!", "(Leer)". */
const cellError = /^#[\p{Lu}/]+[0?!]*$|^[([][Ll]eer[)\]]$/u
/** Longer texts contain information. */
const maxLength = 40

/** Returns true for "k. A.", "unbekannt", "null": nobody knows; "keine" may mean no. */
export const meansUnknown = (text: string): boolean =>
  text.length <= maxLength && isUnknown(text.trim(), foldedWords(text))

const isUnknown = (text: string, folded: readonly string[]) =>
  /^0+$/.test(text) || cellError.test(text) || words.has(folded.join(' '))

/**
 * Returns true for what people type where they have nothing to say: signs without a letter or digit, "k. A.", "keine".
 * The one test for all texts that must not be empty.
 *
 * @param nouns folded names of what a text would say, which may follow "keine": "keine Straße"
 */
export function saysNothing(text: string, nouns: readonly string[] = []): boolean {
  if (!isReadable(text)) return true
  if (text.length > maxLength) return false
  const folded = foldedWords(text)
  const [first = '', ...more] = folded
  if (noneOf.has(first) && (more.length === 0 || nouns.includes(more.join(' ')))) return true
  return isUnknown(text.trim(), folded)
}
