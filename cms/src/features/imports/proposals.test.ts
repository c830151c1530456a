import { readFileSync } from 'node:fs'
import type { Payload } from 'payload'
import { attachPublicData, type SyncedPublicData } from '../../publicData/live/publicData.ts'
import { demoDirectory } from '../../publicData/search/demoDirectory.fixture.ts'
import { createCategoryFinder, createTownFinder } from './proposals.ts'

const docs = JSON.parse(readFileSync(new URL('../../../../seed/categories.json', import.meta.url), 'utf8'))
/** Categories of this directory only, which no list of usual ones contains; they have no providers yet. */
const own = ['Klavierstimmer', 'Strick- und Häkelkreise', 'Imkereien'].map((name) => ({ name }))
const payload = { find: async () => ({ docs: [...docs, ...own] }) } as unknown as Payload
attachPublicData(payload, demoDirectory() as SyncedPublicData)

describe('an unknown category', async () => {
  const categories = await createCategoryFinder(payload)
  it.each([
    ...['Frisör: Friseure', 'Friseur/in: Friseure', 'Haarstudio: Friseure', 'Hairdresser: Friseure'],
    ...['Fußpflege/Podologie: Fußpflege', 'Med. Fusspflege: Fußpflege', 'Apoteke: Apotheken'],
    ...['Zahnarztpraxis: Zahnärzte', 'Zahnärztin: Zahnärzte', 'Ärzte (Allgemeinmedizin): Hausärzte'],
    ...['Krankengymnastik: Physiotherapie', 'Amb. Pflegedienst: Ambulante Pflegedienste'],
    ...['Altersheim: Pflegeheime', 'Alten- und Pflegeheime: Pflegeheime', 'Hörgeräteakustiker: Hörgeräte'],
    ...['Haus Notruf: Hausnotruf', 'Klavirstimmer: Klavierstimmer', 'Häkelkreis: Strick- und Häkelkreise'],
    ...['Imkerei: Imkereien', 'Friseuhr: Friseure', 'Zahnerzte: Zahnärzte'],
    ...['Esen auf Rädern: Essen auf Rädern', 'Sparkase: Banken mit Beratung zu Hause'],
    ...['Taksi: Fahrdienste', 'Farhdienst: Fahrdienste', 'Ambulanter Pflegedinst: Ambulante Pflegedienste'],
  ])('%s is proposed', (pair) => {
    const [said = '', name] = pair.split(': ')
    expect(categories.proposals(said)[0]).toMatchObject({ name, isLikely: true })
  })

  it.each(['Metzgerei', 'Reisebüro', 'Tanzschule', 'Schreiner', 'Kosmetikstudio'])(
    '%s gets only unlikely proposals, as a separate kind',
    (said) => {
      const found = categories.proposals(said)
      expect(found).not.toEqual([])
      expect(found.filter(({ isLikely }) => isLikely)).toEqual([])
    },
  )

  it.each([
    ...['Uhrmacher', 'Notar', 'Tierarzt', 'Xylophonbau', 'Sonstiges', '🎈', '%%%'],
    // What merely sounds like a word, or contains a small one, is not near.
    ...['__proto__', 'constructor', '<script>', '<script>alert(1)</script>', '../../etc/passwd', '{{7*7}}'],
    ...['Brodo', 'Gromit', 'Ploink', 'Rambo', 'Trulla', 'Wobbel', 'Schnurps', 'Fnord', 'Krawumm'],
    ...['Meier GmbH', 'siehe oben', 'k.A.', 'Kategorie 1', 'Nummer 5', 'Kraut und Rüben', '日本語'],
  ])('%s gets none', (said) => {
    expect(categories.proposals(said)).toEqual([])
  })

  it('is limited in length', () => {
    expect(categories.proposals('x'.repeat(5000))).toEqual([])
  })
})

describe('an unknown town', async () => {
  const towns = await createTownFinder(payload)
  it.each([
    ...['Hasfurt, 97437: Haßfurt', 'Stadt Haßfurt, 97437: Haßfurt', 'Hassfurt am Main, : Haßfurt'],
    ...['97437 Haßfurt, 97437: Haßfurt', 'Hofheim i.UFr., 97461: Hofheim in Unterfranken'],
    ...['Königsberg/Bay., 97486: Königsberg in Bayern', 'Zeil a.M., 97475: Zeil am Main'],
    ...['Eltman, : Eltmann', 'Burgprepach, 97496: Burgpreppach', 'Ermershausn, 96126: Ermershausen'],
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
})
