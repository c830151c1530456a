import { answeredNames } from '#shared/categoryName'
import { readClosures } from '#shared/closures'
import type { Entry } from '#shared/entry'
import { sampleContent } from '#shared/fields/entryFields.fixture'
import { joinOpenLines } from '#shared/openLines'
import { emptySettings } from '#shared/settings'
import { entriesWithHours, testEntry, testRegion } from './testEntry.ts'

const nearbyPosition = { lat: 50.03, lon: 10.51 }
/** Content with a recognisable value in every field. */
export const sample = { ...sampleContent(1), places: 'frei, Stand 20.11.2026' }
const closures = readClosures(sample.closedDates) ?? []
const completeEntry = testEntry({ ...sample, opened: joinOpenLines(sample), closures })
export const friseure = [
  testEntry({
    name: 'Salon Lindenblatt',
    ...nearbyPosition,
    email: 'a@example.org',
    phone: '089/99998-315',
    phoneText: '089 99998-315',
  }),
  testEntry({ name: 'Haarstube', city: '', plz: '', email: '' }),
  testEntry({ name: 'Weit weg', city: 'München', lat: 48.1, lon: 11.5, email: 'weit@example.org' }),
  testEntry({ name: 'Zwilling', city: 'Ebern' }),
  testEntry({ name: 'Zwilling', city: 'Zeil am Main' }),
]
const singleEntryAnswer = (entry: Entry | undefined) => ({
  ...{ entries: [entry], presentName: null, presentCategory: null },
  sameName: friseure.filter(({ name }) => name === entry?.name).length,
})
const categoryInfo = (name: string) => {
  const names = answeredNames(name === 'Friseure' ? { en: 'Hairdressers' } : {})
  return { name, ...names, providers: name.length }
}
const noEntry = { entries: [], presentName: null, presentCategory: null }
const ofDoctors = { ...noEntry, schemaType: 'Physician' }
export const answers: Record<string, unknown> = {
  '/api/settings': {
    siteTitle: 'Wegweiser',
    association: 'Verein',
    contactEmail: 'info@example.org',
    region: { ...testRegion, key: 'mitte', label: 'Mitte' },
    ...emptySettings,
  },
  '/api/topcategories': [{ id: 't1', image: '/api/file/t1.svg', title: 'top_categories.care', examples: [] }],
  '/api/allcategories': ['Ärzte', 'Apotheken', 'Friseure', 'Leer'],
  '/api/categoryinfo': ['Ärzte', 'Apotheken', 'Friseure', 'Leer'].map(categoryInfo),
  '/api/categoryinfo?region=mitte': ['Ärzte', 'Friseure'].map(categoryInfo),
  '/api/categories?topCategory=t1': ['Friseure'],
  '/api/datafilteredcategory?category=Friseure': friseure,
  '/api/datafilteredcategory?category=Offen': entriesWithHours(nearbyPosition),
  '/api/entry?category=Offen': ofDoctors,
  '/api/datafilteredcategory?category=Montags': [
    testEntry({ hours: 'Mo 08:00-12:00' }),
    testEntry({ hours: '24/7', lat: 48.1, lon: 11.5 }),
  ],
  '/api/entry?category=Montags': ofDoctors,
  '/api/visitingcategories': ['Pflegedienste'],
  '/api/datafilteredcategory?category=Pflegedienste': [
    testEntry({ name: 'Kommt', hours: 'Mo 08:00-12:00', category: 'Pflegedienste' }),
    testEntry({
      name: 'Urlaub',
      category: 'Pflegedienste',
      closures: [{ from: '2026-11-20', to: '2026-11-23' }],
    }),
  ],
  '/api/entry?category=Kategorie%20category1&name=Zeile%20name1': singleEntryAnswer(completeEntry),
  '/api/entry?category=Friseure&name=Salon%20Lindenblatt': singleEntryAnswer(friseure[0]),
  '/api/entry?category=Friseure&name=Haarstube': singleEntryAnswer(friseure[1]),
  '/api/entry?category=Friseure&name=Weit%20weg': singleEntryAnswer(friseure[2]),
  '/api/entry?category=Friseure&name=Zwilling': { ...noEntry, entries: friseure.slice(3), sameName: 0 },
  [`/api/entry?category=Friseure&id=${friseure[4]?.uuid}&name=Zwilling`]: singleEntryAnswer(friseure[4]),
  '/api/entry?category=Friseure&name=Alter%20Salon': {
    ...{ ...noEntry, presentName: 'Salon Lindenblatt', presentCategory: 'Friseure' },
  },
  '/api/entry?category=Haarsalons': { ...noEntry, presentCategory: 'Friseure' },
  '/api/today': { date: '2026-11-21', holidays: [] },
}
