import { germanTexts } from './germanInCode.mjs'

it.each([
  ["throw new Error('Das gibt es hier nicht.')", ['Das gibt es hier nicht.']],
  [`const say = (name) => \`Die Datei „\${name}“ fehlt\``, ['Die Datei „…“ fehlt']],
  ["const label = { de: 'Frühere Namen', en: 'Former names' }", ['Frühere Namen']],
  ["// Das gibt es hier nicht.\nconst word = 'Übersicht'", []],
  ["const message = 'Gespeichert.'", ['Gespeichert.']],
  ["const message = 'Ihr Passwort gilt ab sofort'", ['Ihr Passwort gilt ab sofort']],
  ["const reason = 'Unerwarteter Fehler.'", ['Unerwarteter Fehler.']],
  ["const word = 'Gespeichert'", []],
  ["const sql = 'select a from b'", []],
])('finds the German sentences of %j', (source, found) => {
  expect(germanTexts(source)).toEqual(found)
})
