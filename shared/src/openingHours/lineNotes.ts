import type { HoursMeaning } from './meaning.ts'
import { senseOf } from './vocabulary.ts'

/** They may change what other lines say: nothing that is understood may then be claimed for a day. */
const restricting =
  /(?<!\p{L})(?:nur|außer|ausser|ausgenommen|nicht|kein\p{L}*|sonst|ca|circa|zirka|etwa|ungefähr|meist\p{L}*|in der regel|i d r|normalerweise|üblicherweise|voraussichtlich|derzeit|zurzeit|zur zeit|aktuell|momentan|vorübergehend|vorläufig|bis auf|neue\p{L}*|geändert\p{L}*|gültig|saison\p{L}*|sommer\p{L}*|winter\p{L}*|frühling\p{L}*|frühjahr|herbst\p{L}*|\p{L}*ferien\p{L}*|\p{L}*urlaub\p{L}*|schulzeit|feiertag\p{L}*|heiligabend|silvester|karfreitag|fasching|geschlossen|closed|zu|ruhetag\p{L}*|entfällt|unterschiedlich\p{L}*|wechselnd\p{L}*|variabel|variier\p{L}*|unregelmäßig\p{L}*|flexibel|bedarf|witterung\p{L}*|wetter\p{L}*|jan|januar|feb|februar|märz|apr|april|mai|juni|juli|aug|august|sept?|september|okt|oktober|nov|november|dez|dezember|only|vertret\p{L}*|\p{L}*umbau\p{L}*|\p{L}*umzug\p{L}*|krank\p{L}*|verkürzt\p{L}*|eingeschränkt\p{L}*|ausfall|pausier\p{L}*|verlegt|verschoben|wegen|bestellpraxis|terminpraxis|except|usually|approx|currently|season\p{L}*|holiday\p{L}*)(?!\p{L})|\d{1,2}\.\s?\d{1,2}\.(?!\d)|bitte.*(?:anmeld|termin|anruf|vereinbar|abspr|telefon)|(?:anmeld|termin|vereinbar|abspr).*(?:erforderlich|erbeten|erwünscht|nötig|notwendig|gebeten|pflicht)|please.*(?:call|phone|book|appointment)|(?<!\d)20\d\d(?!\d)|\?/iu

const weekday = String.raw`(?:mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|tag|woche|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|day)\p{L}{0,2}`
const count = String.raw`(?:\d\.|erste|zweite|dritte|vierte|fünfte|letzte|first|second|third|fourth|last|other)\p{L}{0,2}`
const counts = String.raw`${count}(?:\s*(?:,|und|u\.|&|and|\/|\+)\s*${count})*`
/** "jeden zweiten Donnerstag im Monat", "14-tägig", "alle zwei Wochen", "in geraden Wochen". */
const rhythm = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:jede\p{L}{0,2}|am|every|each)\s+)?(?:jeweils\s+)?${counts}\s+${weekday}(?!\p{L})`,
    String.raw`(?:14|vierzehn|2|zwei|3|drei|4|vier)\s?-?(?:tägig|tägl|tgl|tg(?!\p{L})|wöchig|wöchentlich|wöchtl)`,
    String.raw`(?<!\p{L})all[e]?\s+(?:14|vierzehn|2|zwei|3|drei|4|vier|paar)\s+(?:tage|tg|wochen|wo|monate)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:14|vierzehn)-?tages?|(?:2|zwei|3|drei|4|vier)-?wochen)-?(?:rhythmus|turnus|takt)`,
    String.raw`(?<!\p{L})(?:un)?gerade\p{L}{0,2}\s+(?:kw|kalenderwoche|${weekday})\p{L}{0,2}`,
    String.raw`(?<!\p{L})(?:ein|zwei|drei|1|2|3)\s?(?:mal|x|×)\s+(?:(?:im|pro|je)\s(?:monat|quartal|jahr)|monatlich)`,
    String.raw`(?<!\p{L})(?:monatlich|vierteljährlich)\p{L}{0,2}\s+(?:am\s+)?(?:treffen|stammtisch|termin|\p{L}*nachmittag|${weekday})`,
    String.raw`(?<!\p{L})(?:monatlich|quartalsweise|vierteljährlich)(?=\s*(?:$|[.,;!)]))`,
    String.raw`(?<!\p{L})(?:treff\p{L}*|findet|termin\p{L}*)\s+(?:\p{L}+\s+){0,3}(?:monatlich|im wechsel|wöchentlich wechselnd)`,
    String.raw`(?<!\p{L})(?:nicht jede woche|fortnightly|biweekly|monthly (?:meeting|event)|once a month|every (?:two|other|second) week)`,
    String.raw`(?<!\p{L})(?:im\s+(?:wöchentlichen\s+)?wechsel(?!\p{L})|wöchentlich\s+wechselnd|abwechselnd\s+(?:in|am|mit)\s)`,
  ].join('|'),
  'iu',
)

export const saysRhythm = (text: string) => rhythm.test(text)

/** Names of each weekday; "Fr. Müller" and "So wird" are none. */
const dayNames: readonly RegExp[] = [
  /[mM]ontag|[mM]onday|(?<!\p{L})Mo(?!\p{L})/u,
  /[dD]ienstag|[tT]uesday|(?<!\p{L})Di(?!\p{L})/u,
  /[mM]ittwoch|[wW]ednesday|(?<!\p{L})Mi(?!\p{L})/u,
  /[dD]onnerstag|[tT]hursday|(?<!\p{L})Do(?!\p{L})/u,
  /[fF]reitag|[fF]riday|(?<!\p{L})Fr(?!\p{L}|\.?\s\p{Lu})/u,
  /[sS]amstag|[sS]onnabend|[sS]aturday|(?<!\p{L})Sa(?!\p{L})/u,
  /[sS]onntag|[sS]unday|(?<!\p{L})So(?!\p{L}|\s+\p{Ll})/u,
]
const aboutHours = /(?<!\p{L})(?:geschlossen|geöffnet|offen|nur|öffnungszeit|sprechstunde|closed|open|only)/iu
/** With more open days and more words beside the rhythm, a sentence is about something else than the hours. */
const [maxDaysInRhythm, maxWords] = [2, 4]

/**
 * By the details of a provider: "jeden zweiten Donnerstag im Monat" beside "Do 14-17". A point after a figure ends no
 * sentence.
 */
export function daysInRhythm(details: string, { week, nth }: HoursMeaning) {
  const open = week.flatMap((day, weekday) =>
    // Days of the month that were understood tell the rhythm themselves.
    day !== null && day.length > 0 && !nth.some((one) => one.weekday === weekday) ? weekday : [],
  )
  const told = new Set(
    details.split(/(?<!\d)[.!?]\s|\n/u).flatMap((sentence) => {
      if (!saysRhythm(sentence)) return []
      const isShort = sentence.replace(rhythm, '').trim().split(/\s+/).length <= maxWords
      if (open.length > maxDaysInRhythm && !isShort && !aboutHours.test(sentence)) return []
      const named = dayNames.flatMap((name, weekday) => (name.test(sentence) ? weekday : []))
      return named.length > 0 ? named : open
    }),
  )
  return open.filter((weekday) => told.has(weekday))
}

/** True if the details tell a rhythm of all days. */
export function tellsRhythm(details: string, meaning: HoursMeaning) {
  const days = daysInRhythm(details, meaning)
  return days.length > 0 && meaning.week.every((day, weekday) => !day?.length || days.includes(weekday))
}

const firstWord = /^\s*(?:24[\s-]?(?:Stunden|Std\.?|h)[\s-]*)?(\p{Lu}[\p{L}-]{3,}|\p{Lu}{2,})/u
const lastWord = /[\s:(,-](\p{Lu}[\p{L}-]{3,})[\s).!]*$/u
const phoneOnly = /^\s*(?:tel|telefon|fon|fax|mobil|handy|notruf|ruf)[\s.:]+(?:unter\s)?[\d\s/()+–-]+$/iu

const isUnknown = (word: string | undefined) =>
  word !== undefined && senseOf(word.toLowerCase()) === undefined && !/tags?$|wochs?$/i.test(word)

const isUnrestricting = (line: string) =>
  !restricting.test(line.replace(/(?<=\p{L})\./gu, ' ').replace(/\s+/g, ' ')) && !saysRhythm(line)

const isLabelled = (line: string) => phoneOnly.test(line) || isUnknown(firstWord.exec(line)?.[1])

/**
 * About something else than when one can come: the line has a label of its own ("Blutabnahme Mo-Fr 7-8",
 * "Rufbereitschaft rund um die Uhr"), and no word that restricts other lines.
 */
export const isAside = (line: string) =>
  isUnrestricting(line) && (isLabelled(line) || isUnknown(lastWord.exec(line)?.[1]))

const dayOrTime = /(?<!\p{L})(?:Mo|Di|Mi|Do|Fr|Sa|So)(?!\p{L})|[Tt]ag|[Ww]oche|[Mm]ittag|[Aa]bend|\d/u
const whenever = /24[\s-]?(?:Stunden|Std\.?|h)|rund um die Uhr|jederzeit|Vereinbarung|Absprache|siehe/iu

/**
 * The end of a line alone, without days and times: "Rufbereitschaft rund um die Uhr". "Notdienst" alone might say what
 * the times before it are.
 */
export const isTrailingAside = (tail: string) =>
  phoneOnly.test(tail) ||
  (isUnrestricting(tail) &&
    isLabelled(tail) &&
    whenever.test(tail) &&
    !dayOrTime.test(tail.replace(whenever, '').replace(/^\s*24/, '')))
