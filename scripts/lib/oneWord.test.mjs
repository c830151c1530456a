import { findUnwantedWords } from './oneWord.mjs'

it('an unwanted synonym is named, with the word to use', async () => {
  const texts = { 'versions.title': 'Frühere Fassungen', 'edit.one': 'Den Eintrag öffnen', 'x.y': 'Version' }
  expect(await findUnwantedWords({ staff: texts })).toEqual([
    '"versions.title" of de/staff.json says Fassungen: Version',
    '"edit.one" of de/staff.json says Eintrag: Anbieter',
  ])
})

it('spells mail, web address and account one way', async () => {
  const texts = {
    a: 'Mails',
    b: 'E-Mails an die E-Mail-Adresse',
    c: 'Mein Zugang',
    d: 'Ihre Website',
    e: 'Email',
  }
  const said = await findUnwantedWords({ staff: texts })
  expect(said.map((one) => one.split('"')[1]).join('')).toBe('acde')
})

it('texts of the specification, of the log and for providers are exempt', async () => {
  const history = { 'log.removed': 'Eintrag entfernt', 'log.reset': 'auf frühere Fassung zurückgesetzt' }
  const content = { 'news_dialogue.removed': 'Eintrag wurde entfernt' }
  expect(await findUnwantedWords({ history, content, confirm: { a: 'Ihr Eintrag bleibt stehen.' } })).toEqual(
    [],
  )
})
