import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()
const meant = (query: string) => model.searchHelp(query).categories.map(({ name }) => name)

describe('a thing that needs repair leads to its own trade', () => {
  it.each([
    ['Rollator kaputt', 'Sanitätshäuser'],
    ['Rollstuhlreparatur Ebern', 'Sanitätshäuser'],
    ['Gehstock abgebrochen', 'Sanitätshäuser'],
    ['wheelchair repair', 'Sanitätshäuser'],
    ['kaputte Brille', 'Optiker'],
    ['fix my glasses', 'Optiker'],
    ['Hörgerätereparatur', 'Hörgeräte'],
    ['hearing aid repair', 'Hörgeräte'],
    ['Gebissreparatur', 'Zahnärzte'],
    ['dentures broken', 'Zahnärzte'],
    ['Notrufknopf defekt', 'Hausnotruf'],
    ['Uhr stehen geblieben', 'Handwerkerdienste'],
    ['Fernseher kaputt', 'Handwerkerdienste'],
    ['Waschmaschinenreparatur', 'Handwerkerdienste'],
    ['Treppe kaputt', 'Handwerkerdienste'],
    ['Tür klemmt', 'Handwerkerdienste'],
    ['Reparatur', 'Handwerkerdienste'],
  ])('%s: %s', (query, category) => {
    expect(model.search(query)[0]?.category).toBe(category)
  })
})

describe('advice about something leads to those who know about it', () => {
  it.each([
    ['Beratung zu Demenz Haßfurt', 'Pflegeberatung'],
    ['Demenzberatung', 'Pflegeberatung'],
    ['Alzheimerberatung', 'Pflegeberatung'],
    ['dementia advice', 'Pflegeberatung'],
    ['advice about dementia', 'Pflegeberatung'],
    ['Beratung Pflege', 'Pflegeberatung'],
    ['Beratung Rente', 'Rentenberatung'],
    ['Beratung Vorsorgevollmacht', 'Betreuungsvereine'],
    ['Beratung Schulden', 'Beratungsstellen'],
    ['Beratung', 'Beratungsstellen'],
  ])('%s: %s', (query, category) => {
    expect(model.search(query)[0]?.category).toBe(category)
    expect(meant(query)[0]).toBe(category)
  })
})

describe('a category is offered only where the words mean it', () => {
  it.each([
    ['Rente', 'Rentenberatung'],
    ['Gemüse', 'Dorfläden Lebensmittel-Lieferdienste'],
    ['pain', 'Hausärzte Physiotherapie'],
    ['Obst', 'Dorfläden Lebensmittel-Lieferdienste'],
    ['Bier', 'Lebensmittel-Lieferdienste'],
    ['Knie', 'Physiotherapie Hausärzte'],
    ['Auge', 'Augenärzte Optiker'],
    ['Haut', 'Hausärzte'],
    ['Herz', 'Hausärzte'],
    ['heart', 'Hausärzte'],
    ['Baum', 'Gartenhilfe'],
    ['tree', 'Gartenhilfe'],
    ['book', 'Büchereien'],
    ['bread', 'Dorfläden'],
    ['paint', 'Handwerkerdienste Bildung und Kurse'],
    ['Geld', 'Beratungsstellen'],
    ...'Wetter Kaffee Krieg Sonne Regen weather rain water Winter Eis Feuer Stein Wasser Bundestag Pferd Schiff plane Teppich Kleid Mantel Salz Tee Kopf light Hirten'
      .split(' ')
      .map((word): [string, string] => [word, '']),
  ])('%s: %s', (query, categories) => {
    expect(meant(query).join(' ')).toBe(categories)
  })

  it('also with a town beside the word', () => {
    expect(meant('Wetter Ebern')).toEqual([])
    expect(meant('Rente Ebern')).toEqual(['Rentenberatung'])
  })
})

describe('what else the words lead to is offered behind it', () => {
  it.each([
    ['Beratung Demenz', 'Pflegeberatung'],
    ['Rollator kaputt', 'Sanitätshäuser'],
    ['walker broken', 'Sanitätshäuser'],
    ['Handy kaputt', 'Handwerkerdienste'],
    ['Waschmaschine tropft', 'Handwerkerdienste'],
    ['Schulden', 'Beratungsstellen'],
    ['Trauer', 'Seelsorge Selbsthilfegruppen'],
    ['Kurzzeitpflege', 'Kurzzeitpflege'],
    ['Arzt und Apotheke', 'Apotheken Hausärzte'],
    ['eye doctor', 'Augenärzte'],
  ])('%s: %s', (query, categories) => {
    expect(meant(query).join(' ').slice(0, categories.length)).toBe(categories)
  })

  it.each([
    ['einsam', 'Besuchsdienste Seniorenclubs'],
    ['Haare schneiden und Nägel', 'Friseure Fußpflege'],
    ['Garten und Putzen', 'Haushaltshilfen Gartenhilfe Nachbarschaftshilfe'],
    ['Blutdruck messen', 'Apotheken Sanitätshäuser'],
    ['Mittagessen', 'Essen auf Rädern Lebensmittel-Lieferdienste'],
  ])('but all that several wishes, or one, may mean: %s', (query, categories) => {
    expect(meant(query).join(' ')).toBe(categories)
  })
})

describe('whom to call first', () => {
  it.each([
    ...['Apothekennotdienst', 'Notapotheke', 'Notdienstapotheke Haßfurt'],
    ...['welche Apotheke hat heute Nacht Dienst', 'Apotheke Sonntag offen', 'Apotheke Samstag abend'],
    ...['Apotheke am Wochenende geöffnet', 'Apotheke offen Feiertag', 'pharmacy open on Sunday'],
    ...['Apothekn Notdienst', 'emergency pharmacy', 'which pharmacy is on duty tonight'],
  ])('is the service of the pharmacies for %s, and the pharmacies stand below', (query) => {
    expect(model.searchHelp(query).urgent).toBe('pharmacies')
    expect(model.search(query)[0]?.category).toBe('Apotheken')
  })

  it.each(['ärztlicher Bereitschaftsdienst', 'Arzt am Wochenende', 'Notarzt nachts', 'doctor out of hours'])(
    'is no pharmacy for %s',
    (query) => {
      expect(['112', '116117']).toContain(model.searchHelp(query).urgent)
    },
  )

  it.each([
    ...['Apotheke', 'Apotheke Ebern', 'Medikamente bringen', 'pharmacy'],
    ...['Apotheke heute geöffnet Hofheim', 'welche Apotheke hat jetzt offen', 'Apotheke Öffnungszeiten'],
    ...['pharmacy open today Hofheim', 'pharmacy open now'],
  ])('is nobody for %s', (query) => {
    expect(model.searchHelp(query).urgent).toBeNull()
  })
})
