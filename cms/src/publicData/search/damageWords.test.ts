import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()

describe('a thing with a trade of its own', () => {
  it.each([
    ['Rollstuhl Reifen platt', 'Sanitätshäuser'],
    ['wheelchair flat tyre', 'Sanitätshäuser'],
    ['Rollator Rad ab', 'Sanitätshäuser'],
    ['walker wheel loose', 'Sanitätshäuser'],
    ['Elektrorollstuhl Akku leer', 'Sanitätshäuser'],
    ['Rollator Bremse klemmt', 'Sanitätshäuser'],
    ['Pflegebett Motor kaputt', 'Sanitätshäuser'],
    ['Brille Bügel ab', 'Optiker'],
    ['Brillenglas gesprungen', 'Optiker'],
    ['hearing aid battery', 'Hörgeräte'],
    ['Zahnprothese drückt', 'Zahnärzte'],
    ['Hausnotruf Batterie leer', 'Hausnotruf'],
  ])('leads there whatever part of it is broken: %s', (query, category) => {
    expect(model.search(query)[0]?.category).toBe(category)
    const { categories, leftOut } = model.searchHelp(query)
    expect([categories[0]?.name, leftOut]).toEqual([category, []])
    const names = categories.map(({ name }) => name)
    for (const other of ['Handwerkerdienste', 'Essen auf Rädern', 'Bildung und Kurse', 'Nachbarschaftshilfe'])
      expect(names).not.toContain(other)
  })

  it.each(['Treppenlift defekt', 'Treppenlift Reparatur', 'stair lift broken', 'Treppenlift'])(
    'is with who names it before who repairs other things: %s',
    (query) => {
      expect(model.search(query)[0]?.name).toBe('Treppenlifte Hochhinaus')
    },
  )
})

it.each(['Reifen platt', 'Fahrrad Reifen platt', 'Steckdose kaputt'])(
  'without such a thing its damage says what is wanted: %s',
  (query) => {
    expect(model.searchHelp(query).categories[0]?.name).toBe('Handwerkerdienste')
  },
)
