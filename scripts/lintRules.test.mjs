import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  'const now = Date.now()',
  'const today = new Date()',
]
const fine = [
  '// Das gibt es hier nicht, und nicht Date.now().',
  "const fine = ['Übersicht', 'Gespeichert', 'select a from b', new Date(at)]",
]

it('German sentences in server code and the time of the machine are refused', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-rules-'))
  for (const name of ['biome.json', 'scripts/rules', 'cms/src/environment.ts'])
    cpSync(fromRoot(name), path.join(folder, name), { recursive: true })
  const lines = [...refused, ...fine]
  writeFileSync(path.join(folder, 'cms/src/environment.ts'), lines.join('\n'))
  const args = [bin('.', '@biomejs/biome'), 'lint', '--vcs-enabled=false', '--reporter=github']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  const found = [...stdout.matchAll(/title=plugin,.*?line=(\d+)/g)].map(([, line]) => lines[line - 1])
  expect(found).toEqual(refused)
})
