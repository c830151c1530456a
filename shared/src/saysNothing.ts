import { foldedWords } from './fold.ts'
import { isReadable } from './plainText.ts'

const words: ReadonlySet<string> = new Set(
  `k a,ka,o a,unbekannt,unbek,n a,na,n n,nn,n b,n v,s o,dito,folgt,unknown,not known,not given,null,nan,none,undefined,
  tba,tbd,entfaellt,fehlt,ohne,nix,nichts,xx,xxx,xxxx`.split(/,\s*/),
)
/** Words that together say nothing: "liegt noch nicht vor", "keine Angabe möglich". */
const silent: ReadonlySet<string> = new Set(
  `nicht nichts noch angabe angaben angegeben bekannt unbekannt vorhanden eingetragen moeglich offen folgt liegt vor
  wird nachgereicht nachgetragen ergaenzt siehe s wie oben weiss ahnung z zt`.split(/\s+/),
)
const noneOf = /^(?:kein(?:e[rs]?|s)?|ohne)$/
/** What a spreadsheet shows where it failed or has nothing: "#NV", "#BEZUG!", "#DIV/0!", "(Leer)", unlike the town Leer. */
const cellError = /^#[\p{Lu}/]+[0?!]*$|^(?:leer|[([][Ll]eer[)\]])$/u
/** Longer texts contain information. */
const maxLength = 40

/** "k. A.", "unbekannt", "null"; "keine" may mean no. */
export const meansUnknown = (text: string) =>
  text.length <= maxLength && isUnknown(text.trim(), foldedWords(text))

const isUnknown = (text: string, folded: readonly string[]) =>
  /^0+$/.test(text) ||
  cellError.test(text) ||
  words.has(folded.join(' ')) ||
  (folded[1] !== undefined && areSilent(folded))

const areSilent = (folded: readonly string[]) => folded.every((word) => noneOf.test(word) || silent.has(word))

/**
 * True for an empty text and placeholders: signs without a letter or digit, "k. A.", "keine". The one test for all
 * texts that must not be empty.
 * @param nouns folded words for the text itself, as in "keine Straße"
 */
export function saysNothing(text: string, nouns: readonly string[] = []) {
  if (!isReadable(text)) return true
  // Numbers do.
  if (text.length > maxLength || /[1-9]/.test(text)) return false
  const folded = foldedWords(text)
  const rest = nouns.length > 0 ? folded.filter((word) => !nouns.includes(word)) : folded
  const isNone =
    rest.length < folded.length
      ? rest[0] !== undefined && areSilent(rest)
      : !folded[1] && noneOf.test(folded[0] ?? '')
  return isNone || isUnknown(text.trim(), folded)
}
