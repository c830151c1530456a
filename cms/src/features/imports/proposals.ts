import type { Payload } from 'payload'
import { findAll } from '#lib/find/find.ts'
import { placeNameKey, postcodesOfTown, spellingOfTown, townsOfPostcode } from '#lib/places/postcodes.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { storedValues } from '#publicData/nounValues.ts'
import { DirectoryWords } from '#publicData/search/DirectoryWords.ts'
import { meantByKind } from '#publicData/search/understand.ts'
import { likeness, minLikeness } from '#publicData/words/Spelling.ts'
import { listsBy } from '#shared/appendTo'
import { categoryKey } from '#shared/categoryName'
import type { Entry } from '#shared/entry'
import { categoryFields } from '#shared/fields/categoryFields'
import { compareGerman, compareGermanStrictly } from '#shared/fold'
import { onceEach } from '#shared/ownValue'
import { isSameTown } from '#shared/visitorLocation'
import { keyOfCategory } from './cells.ts'

export type CategoryFinder = Awaited<ReturnType<typeof createCategoryFinder>>
export type TownFinder = ReturnType<typeof createTownFinder>

/** A known name that an unknown one may mean. */
export interface NameProposal {
  name: string
  count: number
  /** False: offered after the choice of keeping the unknown name. */
  isLikely: boolean
}

const maxProposals = 3

/**
 * The categories that the search understands by a name, or else those with similar names. Those that only help in place
 * of an unlisted kind of provider are unlikely.
 */
export async function createCategoryFinder(payload: Payload) {
  const docs = await findAll(payload, 'categories')
  const model = publicDataOf(payload)
  const keys = new Set(docs.map(({ name }) => categoryKey(name)))
  const all = docs.map((doc) => ({ key: categoryKey(doc.name), ...storedValues(categoryFields, doc) }))
  // Includes hidden categories; made for the first unknown name.
  let words: DirectoryWords | undefined
  return {
    isKnown: onceEach((name) => keys.has(keyOfCategory(name))),
    proposals: (said: string): NameProposal[] => {
      words ??= new DirectoryWords(all, [])
      const { categories, isLacking } = meantByKind(said, words)
      const meant = categories.flatMap((number) => all[number]?.name ?? [])
      const called = all.map(({ name }) => name)
      const names = meant.length > 0 ? meant : best(called, (name) => likeness(said, name))
      return names.slice(0, maxProposals).map((name) => ({
        name,
        count: model.entriesOfCategory(name).length,
        isLikely: !isLacking,
      }))
    },
  }
}

const postcodeIn = (cell: string) => /\d{5}/.exec(cell)?.[0] ?? ''

/**
 * Towns of the postcode, and those of known providers with similar names.
 * @param byTown entries by the key of their town's name
 */
export function createTownFinder(byTown: ReadonlyMap<string, readonly Entry[]>) {
  const spellings = new Map([...byTown].map(([town, entries]) => [town, spellingsOf(entries)]))
  const known = (town: string) => spellings.get(placeNameKey(town)) ?? []
  // An unknown postcode rules out no town.
  const fits = (own: readonly string[], plz: string) => townsOfPostcode(plz).length === 0 || own.includes(plz)
  function spellingOf(town: string, plz: string) {
    const official = spellingOfTown(town)
    if (official === town || (official !== null && fits(postcodesOfTown(town), plz))) return official
    const all = known(town)
    const near = all.find(({ postcodes }) => fits(postcodes, plz)) ?? all.find(({ name }) => name === town)
    return near?.name ?? null
  }
  // A file names few towns in many rows.
  const spelled = onceEach((town) => onceEach((plz) => spellingOf(town, plz)))
  return {
    /** False if the town has only other postcodes, or neither town nor postcode is known. */
    mayHave(town: string, plz: string) {
      const own = postcodesOfTown(town)
      return own.length > 0 ? own.includes(plz) : townsOfPostcode(plz).length > 0
    },
    /**
     * How a known town is written: officially, or else as most of its providers have it; `null` for an unknown one.
     * A name in another spelling is that town only if its postcode allows it: many villages are in no list, and some
     * differ from a town elsewhere by an ß.
     * @param cell the postcode's cell
     */
    spelling: (town: string, cell: string) => spelled(town)(postcodeIn(cell)),
    proposals(said: string, cell: string): NameProposal[] {
      const plz = postcodeIn(cell)
      const towns = [...spellings.values()].map(([first]) => first?.name ?? '')
      const all = [...towns, ...townsOfPostcode(plz), spellingOfTown(said) ?? '']
      const names = new Map(all.map((name) => [placeNameKey(name), name]))
      const found = best([...names.values()], (name) => (isSameTown(said, name) ? 1 : likeness(said, name)))
      return found.map((name) => ({
        name,
        count: byTown.get(placeNameKey(name))?.length ?? 0,
        isLikely: [postcodesOfTown(name), ...known(name).map((one) => one.postcodes)].some((own) =>
          fits(own, plz),
        ),
      }))
    },
  }
}

/** Of a town, the most frequent first. */
const spellingsOf = (entries: readonly Entry[]) =>
  [...listsBy(entries, ({ city }) => city.trim())]
    .map(([name, own]) => ({ name, count: own.length, postcodes: [...new Set(own.map(({ plz }) => plz))] }))
    .sort((a, b) => b.count - a.count || compareGermanStrictly(a.name, b.name))

const best = (names: readonly string[], likenessOf: (name: string) => number) =>
  names
    .map((name) => ({ name, value: likenessOf(name) }))
    .filter(({ value }) => value >= minLikeness)
    .sort((a, b) => b.value - a.value || compareGerman(a.name, b.name))
    .slice(0, maxProposals)
    .map(({ name }) => name)
