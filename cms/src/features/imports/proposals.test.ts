import { readFileSync } from 'node:fs'
import type { Payload } from 'payload'
import { placeNameKey } from '#lib/places/postcodes.ts'
import { attachPublicData, type SyncedPublicData } from '#publicData/live/publicData.ts'
import { demoDirectory } from '#publicData/search/demoDirectory.fixture.ts'
import type { Entry } from '#shared/entry'
import { indexEntries } from './matchRows.ts'
import { createCategoryFinder, createTownFinder } from './proposals.ts'

const docs = JSON.parse(readFileSync(new URL('../../../../seed/categories.json', import.meta.url), 'utf8'))
/** Categories of this directory only, which no list of usual ones contains; they have no providers yet. */
const own = ['Klavierstimmer', 'Strick- und Häkelkreise', 'Imkereien'].map((name) => ({ name }))
const payload = { find: async () => ({ docs: [...docs, ...own] }) } as unknown as Payload
attachPublicData(payload, demoDirectory() as SyncedPublicData)

describe('an unknown category', async () => {
  const categories = await createCategoryFinder(payload)
  it.each([
    ...['Friseur/in: Friseure', 'Hairdresser: Friseure', 'Fußpflege/Podologie: Fußpflege'],
    ...['Med. Fusspflege: Fußpflege', 'Zahnärztin: Zahnärzte', 'Ärzte (Allgemeinmedizin): Hausärzte'],
    ...['Amb. Pflegedienst: Ambulante Pflegedienste', 'Alten- und Pflegeheime: Pflegeheime'],
    ...['Haus Notruf: Hausnotruf', 'Klavirstimmer: Klavierstimmer', 'Häkelkreis: Strick- und Häkelkreise'],
    ...['Imkerei: Imkereien', 'Zahnerzte: Zahnärzte', 'Sparkase: Banken mit Beratung zu Hause'],
    ...['Taksi: Fahrdienste', 'Farhdienst: Fahrdienste', 'Ambulanter Pflegedinst: Ambulante Pflegedienste'],
  ])('%s is proposed', (pair) => {
    const [said = '', name] = pair.split(': ')
    expect(categories.proposals(said)[0]).toMatchObject({ name, isLikely: true })
  })

  it.each(['Metzgerei', 'Tanzschule'])('%s gets only unlikely proposals, as a separate kind', (said) => {
    const found = categories.proposals(said)
    expect(found).not.toEqual([])
    expect(found.filter(({ isLikely }) => isLikely)).toEqual([])
  })

  it.each([
    ...['Uhrmacher', 'Tierarzt', 'Xylophonbau', 'Sonstiges', '🎈', '%%%', '__proto__', '<script>'],
    // What merely sounds like a word, or contains a small one, is not near.
    ...['Brodo', 'Gromit', 'Ploink', 'Rambo', 'Trulla', 'Wobbel', 'Schnurps', 'Fnord', 'Krawumm'],
    ...['Meier GmbH', 'siehe oben', 'Kategorie 1', 'Kraut und Rüben', '日本語'],
  ])('%s gets none', (said) => {
    expect(categories.proposals(said)).toEqual([])
  })

  it('is limited in length', () => {
    expect(categories.proposals('x'.repeat(5000))).toEqual([])
  })
})

describe('an unknown town', async () => {
  const towns = createTownFinder((await indexEntries(payload)).byTown)
  it.each([
    ...['Hasfurt, 97437: Haßfurt', 'Stadt Haßfurt, 97437: Haßfurt', 'Hassfurt am Main, : Haßfurt'],
    ...['97437 Haßfurt, 97437: Haßfurt', 'Hofheim i.UFr., 97461: Hofheim in Unterfranken'],
    ...['Königsberg/Bay., 97486: Königsberg in Bayern', 'Eltman, : Eltmann'],
    ...['Oberaurach/Trossenfurt, 97514: Oberaurach', 'Schweinfut, : Schweinfurt'],
  ])('%s is proposed', (row) => {
    const [said = '', plz = '', name] = row.split(/, |: /)
    expect(towns.spelling(said, plz)).toBeNull()
    expect(towns.proposals(said, plz)[0]?.name).toBe(name)
  })

  it.each([
    ['Kbg.', '97486'],
    ['Kleinkleckersdorf', '97437'],
    ['Oberlauda', '97999'],
  ])('%s (%s) resembles no town with this postcode', (said, plz) => {
    expect(towns.proposals(said, plz).filter(({ isLikely }) => isLikely)).toEqual([])
  })

  it.each([
    ...['HASSFURT, 97437: Haßfurt', 'hASSfurt, : Haßfurt', 'ZEIL  AM  MAIN, 97475: Zeil am Main'],
    // Nobody knows this postcode, so it says nothing against the town.
    ...['koenigsberg in bayern, 97486: Königsberg in Bayern', 'HASSFURT, 99999: Haßfurt'],
    'hassfurt, 97475: ',
  ])('%s is its usual spelling', (row) => {
    const [said = '', plz = '', name] = row.split(/, |: /)
    expect(towns.spelling(said, plz) ?? '').toBe(name)
  })

  it('in no list is written as by most of its providers', () => {
    const entries = ['Ödhof', 'Oedhof', 'Oedhof'].map((city) => ({ city, plz: '97437' }) as Entry)
    const own = createTownFinder(new Map([[placeNameKey('Oedhof'), entries]]))
    expect(own.spelling('OEDHOF', '97437')).toBe('Oedhof')
  })
})
