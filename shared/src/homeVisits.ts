const home = '(?:zu ?hause|daheim)'
const trade =
  '(?:friseur|frisör|fu(?:ß|ss)pfleg|podolog|haar|bart|nagel|massage|kosmetik|physio|ergo|logop|pflege|behandlung|beratung|praxis|(?:zahn|tier)?(?:arzt|ärzt)|optik|hörakustik)'

/** What providers write who come to the house. Who brings goods or people home does not come to stay. */
const comes = [
  /\bhausbesuch/,
  /\bhaus-? (?:und|oder|u\.) \S*besuch/,
  // "So kommen Sie sicher nach Hause" speaks of the reader.
  /\bkomm(?:e|t|en) (?!sie\b)(?:.* )?(?:zu ihnen|nach hause|ins haus)/,
  /\b(?:fahre|fahren|fährt) (?!sie\b)(?:.* )?zu ihnen/,
  /\bzu ihnen (?:nach hause |ins haus )?komm(?:e|t|en)\b/,
  new RegExp(`\\bbei ihnen ${home}`),
  new RegExp(`(?:besuche?|beratung|behandlung|betreuung|termine?) (?:auch |gern |gerne )?${home}`),
  new RegExp(`\\bmobile[rns]? (?:\\S+ )?\\S*${trade}`),
]
/** In whatever `comes` finds: thousands are asked, and most say nothing of it. */
const hint = /besuch|komm|fahr|fähr|ihnen|hause|daheim|mobil/
const denies = /\b(?:kein|nicht\b|ohne\b|leider\b|nur in (?:der|unserer|meiner|den|unseren)\b)/

interface Words {
  services: string
  additionalInfo: string
}

/** A plain refusal; what only might be one ("Hausbesuche nicht ohne Termin") leaves the question open. */
const refuses = [
  /\bkeine(?:rlei)? (?:\S+ )?\S*(?:haus-?besuch|hausbehandlung)/,
  /\bhausbesuche? (?:\S+ ){0,4}nicht\b(?! (?:nur|ohne|vor|nach))/,
  /\bkomm(?:e|t|en) (?:\S+ ){0,2}nicht (?:zu ihnen|nach hause|ins haus)/,
]

/** Whether a provider comes to people's homes: as it says itself, or else as its words do. */
export const comesHome = (entry: Words & { homeVisits: boolean | null }): boolean =>
  visitsSaidBy(entry) === true

/** The same, null if unknown: neither the field nor the texts tell. */
export const visitsSaidBy = (entry: Words & { homeVisits: boolean | null }): boolean | null =>
  entry.homeVisits ?? visitsSaidIn(entry)

/** Whether a provider comes to people's homes, as far as services and further information say so. */
export const comesToHouse = (words: Words): boolean => visitsSaidIn(words) === true

function visitsSaidIn({ services, additionalInfo }: Words): boolean | null {
  const all = `${services}\n${additionalInfo}`.toLowerCase()
  if (!hint.test(all)) return null
  let said: boolean | null = null
  let isOpen = false
  for (const clause of all.split(/[.!?;,\n]+/)) {
    const words = clause.replace(/\s+/g, ' ').trim()
    if (refuses.some((pattern) => pattern.test(words))) return false
    if (!comes.some((pattern) => pattern.test(words))) continue
    // Said once that they do not: better no mark than a wrong one.
    if (denies.test(words)) isOpen = true
    said = true
  }
  return isOpen ? null : said
}
