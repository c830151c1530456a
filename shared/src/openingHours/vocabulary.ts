import { differsByOne } from '../differsByOne.ts'

/** A line with any other word is not understood. */
export type Sense =
  | { kind: 'days'; days: readonly number[] }
  /** A named set that a list beside it may narrow: "werktags (Mo-Fr)"; vague if people understand it differently. */
  | { kind: 'named'; days: readonly number[]; isVague?: boolean }
  | { kind: 'holidays' }
  | { kind: 'nth'; nth: number }
  | { kind: 'hour'; hour: number }
  /** Without further meaning; lines about two places are not one statement. */
  | { kind: 'place'; name: string }
  | { kind: 'noon' | 'midnight' | 'am' | 'pm' }
  | { kind: 'every' | 'ofMonth' | 'to' | 'from' | 'between' | 'openEnd' | 'except' | 'also' | 'only' }
  | { kind: 'and' | 'or' | 'else' }
  | { kind: 'closed' | 'allDay' | 'break' | 'midday' | 'always' | 'clock' | 'noise' }
  | { kind: 'part'; part: DayPart }
  /** "nach", "telefonischer", "Vereinbarung"; words that mean all three; and things to do first: "Anmeldung". */
  | { kind: 'after' | 'how' | 'agreement' | 'byAgreement' | 'booking' | 'registration' | 'meeting' }

export type DayPart = 'morning' | 'afternoon' | 'evening'

const senses = new Map<string, Sense>()
function add(sense: Sense, words: string) {
  for (const word of words.split(',')) senses.set(word.replace(/\s+/g, ' ').trim(), sense)
}

const dayNames: readonly string[] = [
  'mo mont montag montags mon monday mondays',
  'di dienstag dienstags dien tu tue tues tuesday tuesdays',
  'mi mittwoch mittwochs mitt mittw we wed weds wednesday wednesdays',
  'do donnerst donnerstag donnerstags don donn th thu thur thurs thursday thursdays',
  'fr freit freitag freitags fre fri friday fridays',
  'sa samst samstag samstags sam sams sonnabend sonnabends sat saturday saturdays',
  'so sonnt sonntag sonntags son sonn su sun sunday sundays',
]
dayNames.forEach((names, day) => {
  add({ kind: 'days', days: [day] }, names.replaceAll(' ', ','))
})

const addNamedDays = (days: readonly number[], words: string) => add({ kind: 'named', days }, words)
addNamedDays(
  [0, 1, 2, 3, 4, 5, 6],
  `
  täglich, taeglich, tägl, tgl, alle tage, alltäglich, jeden tag, 7 tage die woche, 7 tage / woche, 7
  tage in der woche, sieben tage die woche, an allen tagen, an 7 tagen der woche, an 7 tagen in der
  woche, alle 7 tage, daily, every day, 7 days a week, seven days a week, all week`,
)
// As in law and timetables; people who mean Monday to Friday see while typing what was understood.
addNamedDays([0, 1, 2, 3, 4, 5], 'werktags, werktag, werktage, werktagen, werktäglich, werkt')
add(
  { kind: 'named', days: [0, 1, 2, 3, 4, 5], isVague: true },
  'wochentags, wochentag, wochentage, wochentagen',
)
addNamedDays([0, 1, 2, 3, 4], 'weekdays, weekday, unter der woche')
addNamedDays([5, 6], 'wochenende, wochenenden, wochenends, weekend, weekends')

const nth = (value: number, words: string) => add({ kind: 'nth', nth: value }, words)
nth(1, 'erster, ersten, erste, erstem, first, 1st, 1ten, 1er')
nth(2, 'zweiter, zweiten, zweite, second, 2nd, 2ten')
nth(3, 'dritter, dritten, dritte, third, 3rd, 3ten')
nth(4, 'vierter, vierten, vierte, fourth, 4th, 4ten')
nth(5, 'fünfter, fünften, fünfte, fifth, 5th')
nth(-1, 'letzter, letzten, letzte, letztem, last')

const hours =
  'sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'
hours.split(' ').forEach((word, i) => {
  add({ kind: 'hour', hour: i + 6 }, word)
})

const place = (name: string, words = '') =>
  add({ kind: 'place', name }, words === '' ? name : `${name}, ${words}`)
place('büro', 'buero, bürozeiten, bürozeit, bürostunden, büroöffnungszeiten, office, office hours')
place('pfarrbüro', 'pfarramt')
place('praxis', 'praxiszeiten, praxisöffnungszeiten')
place('laden', 'ladenöffnungszeiten, ladenzeiten, geschäft, hofladen, shop')
place('geschäftsstelle')
place('sekretariat')
place('sprechstunde', 'sprechstunden, sprechst, sprechstd')
place('beratung', 'beratungstermine, beratungszeiten')
place('besuchszeit', 'besuchszeiten, besucherzeiten')
place('café', 'cafe')
place('friseur', 'friseursalon, salon')
place('bücherei', 'gemeindebücherei, stadtbücherei, pfarrbücherei, bibliothek, ausleihe, ausleihzeiten')
place('treff', 'seniorentreff, begegnungsstätte')
place('rathaus', 'gemeindeverwaltung, verwaltung, bürgerbüro, landratsamt')
const houses =
  'apotheke bäckerei metzgerei gärtnerei gaststätte museum sanitätshaus beratungsstelle kanzlei filiale kleiderkammer wertstoffhof sozialstation tagespflege tafel hallenbad freibad archiv poststelle'
for (const house of houses.split(' ')) place(house)

const part = (name: DayPart, words: string) => add({ kind: 'part', part: name }, words)
part('morning', 'vormittags, vormittag, vormittage, vorm, vm, morgens, früh, mornings, morning')
part('afternoon', 'nachmittags, nachmittag, nachmittage, nachm, nm, afternoons, afternoon')
part('evening', 'abends, abend, evenings, evening')

/** No more meaning than their kind. */
const plainSenses = {
  holidays: `
    feiertag, feiertage, feiertagen, feiertags, feiertg, feiert, fei, ftg, ft, ph, gesetzliche
    feiertage, gesetzlichen feiertagen, gesetzl feiertage, ges feiertage, public holidays, public holiday,
    bank holidays, bank holiday, holidays`,
  noise: `
    öffnungszeiten, öffnungszeit, oeffnungszeiten, öffn zeiten, öffnungsz, geöffnet, geoeffnet, offen, open,
    opened, opening hours, opening times, hours, auf, zeiten, sprechzeiten, sprechzeit, sprechtag,
    sprechtage, geschäftszeiten, geschäftszeit, parteiverkehr, parteienverkehr, publikumsverkehr,
    kundenverkehr, servicezeiten, besetzt, betriebszeiten, dienstzeiten, dienststunden, schalterstunden,
    schalterzeiten, amtsstunden, amtszeiten, ohne termin, ohne anmeldung, ohne voranmeldung, auch ohne
    termin, von, vom, v, an, im, in, in der zeit, den, der, für sie, für sie da, da, wir haben, wir sind,
    sind wir, haben wir, ist, sind, unsere, durchgehend, sonst geschlossen, ansonsten geschlossen, otherwise
    closed, übrige tage geschlossen, durchg, ohne pause, ohne mittagspause, jede woche, wöchentlich,
    ganzjährig, on, the, is, are, we are, we open, we have, we re, at, all year, bleibt, haben, hat,
    unser`,
  every: 'jeden, jeder, jedem, jede, jed, every, each',
  ofMonth: `
    im monat, i m, des monats, d monats, d m, eines monats, jeden monats, im mon, eines jeden monats, jeden
    monat, monatlich, monat, in jedem monat, jedes monats, of the month, of each month, of every month, in
    the month, of month`,
  to: `
    bis, bis einschl, bis einschließlich, bis einschliesslich, bis inkl, bis und mit, to, until, till,
    through, thru`,
  from: 'ab, from, starting at',
  between: 'zwischen, between',
  openEnd: 'open end, openend, ende offen, onwards, offenes ende, ende',
  and: 'und, u, sowie, and, un, plus',
  // Before "nach Vereinbarung" it means the same as "und"; between two times it is unclear which one applies.
  or: 'oder, od, o, bzw, or',
  else: `
    ansonsten, sonst, otherwise, im übrigen, außerhalb dieser zeiten, außerhalb der öffnungszeiten,
    außerhalb der sprechzeiten, auch außerhalb dieser zeiten, auch außerhalb der öffnungszeiten, auch
    außerhalb der sprechzeiten`,
  except: `
    außer, ausser, ausgenommen, except, mit ausnahme von, nicht, aber nicht, jedoch nicht, not`,
  also: `
    auch, aber auch, weitere, andere, sonstige, einschl, einschließlich, einschliesslich, inklusive, inkl,
    incl, including, also, zusätzlich, zudem, außerdem`,
  only: `
    nur, only, ausschließlich, ausschliesslich, lediglich, bloß, bloss, aber nur, jedoch nur, allerdings
    nur, dafür nur, nur noch`,
  closed: `
    geschlossen, aber geschlossen, jedoch geschlossen, geschl, zu, frei, ruhetag, ruhetage,
    closed, off, geschloßen, keine sprechstunde, keine sprechzeiten, kein parteiverkehr, ganztägig
    geschlossen, ganztags geschlossen, schließtag, nicht geöffnet`,
  allDay: `
    rund um die uhr, rund um die uhr erreichbar, 24 stunden an 7 tagen, tag und nacht, tag & nacht, tag u
    nacht, 24 std / 7 tage, 24 stunden / 7 tage, 7 tage / 24 stunden, 7 tage / 24 std, 24 h / 7 tage, 24 /
    7, 24 stunden, 24 std, 24 hours, 24 h, 24 hrs, around the clock, round the clock, rund um d uhr, 24 stunden
    am tag, 24 hours a day, 24 stunden rund um die uhr, 24 h am tag, day and night`,
  always: 'jeweils, immer, stets',
  break: 'mittagspause, pause, mit mittagspause, mit pause',
  midday: 'mittags, mittag, über mittag, in der mittagszeit',
  clock: 'uhr, h, urh, uhrr, uh, hrs, hr, o clock, oclock',
  after: 'nach, n, mit, by, per, with, nach vorheriger, nach vorh',
  how: `
    telefonischer, telefonische, telefonisch, tel, telef, vorheriger, vorherige, vorher, persönlicher,
    individueller, individuelle, individuell, flexibel, jederzeit, prior, vorh, rechtzeitiger,
    gegenseitiger, gern, gerne, möglich, schriftlicher, available`,
  agreement: `
    vereinbarung, vereinb, vereinbarungen, absprache, vbg, verabredung, rücksprache,
    appointment, arrangement, appointments, absprachen, ver, vereinbarg`,
  byAgreement: `
    auf anfrage, on request, n v, nv, nach v, n tel v, n telef v, nach tel v, appointment only, auf
    absprache`,
  booking: 'terminvereinbarung, terminabsprache, terminvergabe',
  registration: 'anmeldung, voranmeldung, registration',
  meeting: 'termin, termine, terminen',
  noon: 'noon',
  midnight: 'midnight, mitternacht',
  am: 'am, a m',
  pm: 'pm, p m',
} satisfies Partial<Record<Sense['kind'], string>>
for (const [kind, words] of Object.entries(plainSenses)) add({ kind } as Sense, words)

export const maxPhraseWords = Math.max(...[...senses.keys()].map((words) => words.split(' ').length))

/** Words checked for typing mistakes. Short ones resemble others: "Auster", "Verein", "siegen". */
const spellable = [...senses].flatMap(([words, { kind }]) => {
  const isName = kind === 'days' ? /tags?$|wochs?$/.test(words) : kind === 'named' && words.length >= 7
  const isLong = words.length >= 9 && !['registration', 'only', 'except', 'also', 'place'].includes(kind)
  return (isName || isLong) && !words.includes(' ') ? words : []
})
/** Words that are not misspellings: "Montage nach Vereinbarung". */
const otherWords: readonly string[] = ['montage']

/** In lower case, joined by spaces; `undefined` if they have nothing to do with hours. */
export const senseOf = (words: string) => senses.get(words)

/** A long word with one typing mistake; only if one meaning fits. */
export function senseOfMisspelled(word: string): Sense | undefined {
  if (word.length < 6 || otherWords.includes(word)) return undefined
  const meant = spellable.filter((spelling) => spelling[0] === word[0] && differsByOne(word, spelling))
  const meanings = new Set(meant.map((spelling) => JSON.stringify(senses.get(spelling))))
  return meanings.size === 1 ? senses.get(meant[0] ?? '') : undefined
}
