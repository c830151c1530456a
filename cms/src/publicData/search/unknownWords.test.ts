import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()
const meant = (query: string) => model.searchHelp(query).categories.map(({ name }) => name)

describe('a word that only looks like others', () => {
  it.each(['Hogwarts', 'Entenhausen', 'Neukirchen', 'Rosenheim'])('finds nobody alone: %s', (word) => {
    expect(model.search(word)).toEqual([])
    expect(model.searchHelp(word)).toMatchObject({ categories: [], nearly: [], leftOut: [word] })
  })

  it.each([
    ['Friseur Entenhausen', 'Friseure', 'Entenhausen'],
    ['Zahnarzt Hogwarts', 'Zahnärzte', 'Hogwarts'],
    ['Hausarzt Neustadt', 'Hausärzte', 'Neustadt'],
    ['Friseur Neukirchen', 'Friseure', 'Neukirchen'],
  ])('is said to be left out beside another: %s', (query, category, word) => {
    expect([meant(query), model.searchHelp(query).leftOut]).toEqual([[category], [word]])
  })

  it.each([
    ['Lungenarzt', 'Hausärzte'],
    ['Zahnersatz', 'Zahnärzte'],
  ])('is none where its parts are known: %s', (query, category) => {
    expect(model.search(query)[0]?.category).toBe(category)
  })
})

it('takes a word that is one for no slip of another', () => {
  const names = model.search('Zecke').map(({ name }) => name)
  expect(model.search('Zecke')[0]?.category).toBe('Hausärzte')
  for (const other of ['Diabetiker-Treff Zuckerrübe', 'Rufbus Zeiler Zuckerl'])
    expect(names).not.toContain(other)
})

describe('a kind of provider that is not listed', () => {
  it.each(['Frauenarzt', 'Kardiologe', 'Psychologe', 'Hautarzt', 'gynaecologist', 'Hautarzt Ebern'])(
    'has others only as a guess: %s',
    (query) => {
      expect(model.searchHelp(query)).toMatchObject({ categories: [], isNearly: true })
      expect(model.searchHelp(query).nearly[0]?.name).toBe('Hausärzte')
    },
  )

  it.each(['Ausschlag', 'Herzrasen', 'Arzt', 'Hausarzt'])(
    'is not asked for by what one has, nor by who is listed: %s',
    (query) => {
      expect(meant(query)).toEqual(['Hausärzte'])
    },
  )
})

it('offers what is meant, not what is written alike', () => {
  expect(meant('Schuh drückt')).toEqual(['Sanitätshäuser'])
})

it('takes a printer for no button to press', () => {
  expect(meant('Drucker')[0]).toBe('Bildung und Kurse')
  expect(meant('Drucker')).not.toContain('Hausnotruf')
})

it("finds short-term care for a carer's holiday", () => {
  expect(meant('Urlaub für pflegende')[0]).toBe('Kurzzeitpflege')
})
