import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const dist = path.resolve(import.meta.dirname, '../../dist')
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')

it('the first load has no map, editor, staff panel or form, and no code has the validation library', () => {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    read('client/.vite/manifest.json'),
  )
  const loaded = new Set(['src/app/entry-client.tsx', 'src/app/boot.ts'])
  for (const source of loaded) for (const more of manifest[source]?.imports ?? []) loaded.add(more)
  const first = [...loaded].map((source) => read(`client/${manifest[source]?.file}`)).join('\n')
  const all = readdirSync(path.join(dist, 'client/assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(`client/assets/${file}`))
  // Words that stay in the code as it is served.
  for (const later of ['leaflet-', 'ql-editor', 'allpendingdata', 'entrytable', 'checknameexists', 'sms:']) {
    expect([later, all.some((code) => code.includes(later))]).toEqual([later, true])
    expect([later, first.includes(later)]).toEqual([later, false])
  }
  expect(JSON.parse(read('client-inputs.json')).filter((id: string) => id.includes('/zod/'))).toEqual([])
})
