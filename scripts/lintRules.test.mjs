import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, fromRoot } from './lib/paths.mjs'

const refused = [
  "throw new Error('Das gibt es hier nicht.')",
  `const say = (name) => \`Die Datei „\${name}“ fehlt\``,
  "const label = { de: 'Frühere Namen', en: 'Former names' }",
  "const message = 'Gespeichert.'",
  "const message = 'Ihr Passwort gilt ab sofort'",
  "const reason = 'Unerwarteter Fehler.'",
  `const quoted = '"Das" ist falsch'`,
  'const titled = <p title="Das gibt es nicht" />',
  'const saved = <p>Gespeichert.</p>',
  'const now = Date.now()',
  'const same = globalThis.Date.now()',
  'const today = new Date()',
]
const fine = [
  '// Das gibt es hier nicht, und nicht Date.now().',
  "const fine = ['Übersicht', 'Gespeichert', 'select a from b', ' und ', new Date(at)]",
]

it('German sentences in server code, the time of the machine and unsorted texts are refused', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-rules-'))
  for (const name of ['biome.json', 'scripts/rules'])
    cpSync(fromRoot(name), path.join(folder, name), { recursive: true })
  const lines = [...refused, ...fine]
  const texts = 'shared/src/messages/de'
  for (const name of ['cms/src', texts]) mkdirSync(path.join(folder, name), { recursive: true })
  for (const name of ['page.tsx', 'page.test.tsx', 'testPage.tsx'])
    writeFileSync(path.join(folder, 'cms/src', name), lines.join('\n'))
  writeFileSync(path.join(folder, texts, 'sorted.json'), '{ "a.b": "", "aB": "", "a_b": "" }')
  writeFileSync(path.join(folder, texts, 'unsorted.json'), '{ "part": { "b": "", "a": "" } }')
  const options = ['--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github']
  const args = [bin('.', '@biomejs/biome'), 'check', ...options]
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  const found = [...stdout.matchAll(/error title=plugin,.*?line=(\d+)/g)].map(([, line]) => lines[line - 1])
  expect(found.toSorted()).toEqual(refused.toSorted())
  const unsorted = [...stdout.matchAll(/error title=assist\/source\/useSortedKeys,file=.*?(\w+)\.json/g)]
  expect(unsorted.map(([, name]) => name)).toEqual(['unsorted'])
})
