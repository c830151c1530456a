import { findUnwantedWords } from './oneWord.mjs'

it.each([
  ['staff', 'versions.title', 'Frühere Fassungen', 'says Fassungen: Version'],
  ['staff', 'edit.one', 'Den Eintrag öffnen', 'says Eintrag: Anbieter'],
  ['staff', 'a', 'Mails', 'says Mails: E-Mail'],
  ['staff', 'a', 'Email', 'says Email: E-Mail'],
  ['staff', 'a', 'Mein Zugang', 'says Mein Zugang: Konto'],
  ['staff', 'a', 'Ihre Website', 'says Website: Webseite'],
  ['staff', 'a', 'Version, E-Mails an die E-Mail-Adresse', null],
  // Texts of the specification, of the log and for providers are exempt.
  ['history', 'log.removed', 'Eintrag entfernt', null],
  ['history', 'log.reset', 'auf frühere Fassung zurückgesetzt', null],
  ['content', 'news_dialogue.removed', 'Eintrag wurde entfernt', null],
  ['confirm', 'a', 'Ihr Eintrag bleibt stehen.', null],
])('an unwanted synonym is named, with the word to use: %s/%s, "%s"', async (part, key, text, complaint) => {
  const wrong = complaint ? [`"${key}" of de/${part}.json ${complaint}`] : []
  expect(await findUnwantedWords({ [part]: { [key]: text } })).toEqual(wrong)
})
