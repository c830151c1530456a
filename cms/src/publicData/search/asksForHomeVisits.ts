import { isAboutVisits, type QueryWord } from './queryWords.ts'

/**
 * Returns whether a query asks for home visits: 'Friseur der nach Ebern kommt', 'wer kommt zu mir', 'hairdresser who
 * comes to Ebern'. 'Wie komme ich nach Ebern' and 'der Bus, der nach Ebern kommt' ask for a way.
 */
export function asksForHomeVisits(words: readonly QueryWord[]): boolean {
  if (words.some(isAboutVisits)) return true
  const text = words.map(({ plain }) => plain).join(' ')
  return someoneComes.test(text) && !isAboutWays.test(text)
}

const someoneComes =
  /\b(?:der|die|das|wer|jemand\w*|wo) (?:\w+ ){0,6}(?:kommt|kommen|kummt|kimmt|besucht)\b|\bkommt (?:\w+ ){0,3}(?:nach|zu|zum|ins|vorbei|raus)\b|\bbesucht (?:mich|uns|einen)\b|\b(?:who|that|to|can|could|would|will|someone|somebody) (?:\w+ ){0,3}(?:comes?|visits?) (?:\w+ ){0,3}(?:to|round|out|me|us)\b|\bcom(?:es|ing) (?:out )?to\b/
const isAboutWays =
  /\b(?:wie|how|bus|busse|zug|bahn|train|taxi) (?:\w+ ){0,4}(?:komm\w*|com\w*|get)\b|\bkomm\w* (?:ich|wir|man)\b|\bich (?:\w+ ){0,6}komme\b/

/** Returns whether something is wanted at home. */
export const asksForHelpAtHome = (words: readonly QueryWord[]): boolean =>
  atHome.test(words.map(({ plain }) => plain).join(' '))

const atHome =
  /\b(?:zuhause|nachhause|daheim|dahoam|dahamm|(?:zu|nach|bei) (?:\w+ )?hause|ins haus|at (?:\w+ )?home|hausbesuch\w*)\b/
