import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '@directory/cms/operations/runtime/projectRoot.ts'
import { headline, table } from './report.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** Prints compressed sizes of what a browser loads. The limits are in `budget.json` and checked by `npm run check`. */
export function measureSizes(): void {
  headline('Sizes of the site, kB')
  const client = path.join(projectRoot(), 'web/dist/client')
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const first = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || first.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) first.add(file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  add('src/app/entry-client.tsx')
  add('src/app/boot.ts')
  const all = readdirSync(path.join(client, 'assets')).map((name) => `assets/${name}`)
  const shown = all.filter((file) => /\.(js|css|woff2)$/.test(file))
  const rows = shown.map((file) => {
    const bytes = readFileSync(path.join(client, file))
    const gzip = file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length
    const isFirst = first.has(file) || file.endsWith('.woff2')
    return {
      file,
      isFirst,
      row: [path.basename(file), isFirst ? 'first load' : 'where used', bytes.length / 1000, gzip / 1000],
    }
  })
  const sum = (pattern: RegExp) =>
    rows.reduce(
      (total, { file, isFirst, row }) => total + (isFirst && pattern.test(file) ? Number(row[3]) : 0),
      0,
    )
  table(
    ['file', 'loaded', 'plain', 'gzip'],
    [
      ...rows.sort((a, b) => Number(b.row[3]) - Number(a.row[3])).map(({ row }) => row),
      ['**first load, script**', '', '', sum(/\.js$/)],
      ['**first load, CSS**', '', '', sum(/\.css$/)],
      ['**fonts**', '', '', sum(/\.woff2$/)],
    ],
  )
}
