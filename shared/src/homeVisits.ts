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

/** Whether a provider comes to people's homes: as it says itself, or else as its words do. */
export const comesHome = (entry: Words & { homeVisits: boolean | null }): boolean =>
  entry.homeVisits ?? comesToHouse(entry)

/** Whether a provider comes to people's homes, as far as services and further information say so. */
export function comesToHouse({ services, additionalInfo }: Words): boolean {
  const all = `${services}\n${additionalInfo}`.toLowerCase()
  if (!hint.test(all)) return false
  let found = false
  for (const clause of all.split(/[.!?;,\n]+/)) {
    const words = clause.replace(/\s+/g, ' ').trim()
    if (!comes.some((pattern) => pattern.test(words))) continue
    // Said once that they do not: better no mark than a wrong one.
    if (denies.test(words)) return false
    found = true
  }
  return found
}
