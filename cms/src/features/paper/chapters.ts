import { yieldToRequests } from '#clock.ts'
import { makesHomeVisits } from '#publicData/homeVisitors.ts'
import type { Reader } from '#publicData/model/createReader.ts'
import { nameKey } from '#publicData/nameKey.ts'
import { translatedName } from '#shared/categoryName'
import type { Entry } from '#shared/entry'
import { defaultLocale } from '#shared/locales'
import { createAreaAnswer, isSameTown } from '#shared/visitorLocation'
import type { PaperTexts } from './paperTexts.ts'
import { printedEntry } from './printedEntry.ts'

export interface ChapterGroup {
  title: string
  /** `de`, unless the title is translated. */
  lang: string
  entries: ReturnType<typeof printedEntry>[]
}

export interface Chapter {
  id: string
  title: string
  sentence: string
  /** Path of a file of the site, or `""`. */
  picture: string
  groups: ChapterGroup[]
}

/** Of entries whose category is in no topic. */
export const otherChapter = 'other'

/** All topics or the chosen ones, as far as they have entries. */
export async function chaptersOfTopics(reader: Reader, words: PaperTexts, chosen: readonly string[] = []) {
  const isChosen = (id: string) => chosen.length === 0 || chosen.includes(id)
  const topics = reader.topCategories()
  const inTopics = new Set(topics.flatMap(({ id }) => reader.categoriesOf(id) ?? []).map(nameKey))
  const rest = reader.allCategories('').filter((name) => !inTopics.has(nameKey(name)))
  const chapters: Chapter[] = []
  for (const { id, title, image } of topics.filter(({ id }) => isChosen(id)))
    chapters.push({
      id,
      title: words(title),
      sentence: sentenceOf(words, title),
      picture: image,
      groups: await readGroups(reader, words, reader.categoriesOf(id) ?? []),
    })
  const groups = isChosen(otherChapter) ? await readGroups(reader, words, rest) : []
  chapters.push({ id: otherChapter, title: words('print.others'), sentence: '', picture: '', groups })
  return chapters.filter(({ groups }) => groups.length > 0)
}

function sentenceOf(words: PaperTexts, title: string) {
  const key = `${title}.sentence`
  const sentence = words(key)
  return sentence === key ? '' : sentence
}

/** Other requests get a turn between categories and within large ones. */
async function readGroups(
  reader: Reader,
  words: PaperTexts,
  categories: readonly string[],
  isWanted: (entry: Entry) => boolean = () => true,
) {
  const title = categoryTitleIn(reader, words)
  const groups: ChapterGroup[] = []
  for (const category of categories) {
    const entries: ChapterGroup['entries'] = []
    for (const entry of reader.entriesOfCategory(category).filter(isWanted)) {
      if (entries.length % entriesPerTurn === 0) await yieldToRequests()
      entries.push(printedEntry(entry, words))
    }
    if (entries.length > 0) groups.push({ ...title(category), entries })
  }
  return groups
}

const entriesPerTurn = 50

/** Translated, if the association has done so. */
function categoryTitleIn(reader: Reader, { locale }: PaperTexts) {
  const translated = new Map(
    reader.categoryInfo('').map((info) => [nameKey(info.name), translatedName(locale, info)]),
  )
  return (category: string) => {
    const title = translated.get(nameKey(category))
    return title ? { title, lang: locale } : { title: category, lang: defaultLocale }
  }
}

/** And those who come there. Towns not on the map are matched by address. */
export async function chaptersOfTown(reader: Reader, words: PaperTexts, from: string) {
  const place = reader.place(from)
  const { label, names, within, position } = place
    ? { ...place, position: { lat: place.lat, lon: place.lon } }
    : { label: from.trim(), names: [from], within: [], position: null }
  const isHere = ({ city }: Entry) => names.some((name) => isSameTown(city, name))
  const serves = createAreaAnswer({ names, within, position }, reader.settings().region)
  const comes = (entry: Entry) => !isHere(entry) && makesHomeVisits(entry) && serves(entry) === true
  const chapter = async (id: 'here' | 'coming', isWanted: (entry: Entry) => boolean): Promise<Chapter> => ({
    id,
    title: words(`print.${id}`, { town: label }),
    sentence: '',
    picture: '',
    groups: await readGroups(reader, words, reader.allCategories(''), isWanted),
  })
  const both = [await chapter('here', isHere), await chapter('coming', comes)]
  const chapters = both.filter(({ groups }) => groups.length > 0)
  // Other input is no place, although providers who come everywhere would match it.
  const isKnown = place !== null || chapters[0]?.id === 'here'
  return { label, chapters: isKnown ? chapters : [] }
}

/** In the order of the list. */
export function chapterOfList(words: PaperTexts, entries: readonly Entry[]): Chapter[] {
  const printed = entries.map((entry) => printedEntry(entry, words))
  // PDF/UA allows no skipped heading level.
  const groups = [{ title: words('print.listGroup'), lang: words.locale, entries: printed }]
  return [{ id: 'list', title: words('print.list'), sentence: '', picture: '', groups }]
}
