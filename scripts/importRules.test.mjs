import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import rules from '../.dependency-cruiser.mjs'

const wrong = [
  ['shared/src/entry.ts', 'react'],
  ['shared/src/entry.ts', 'node:path'],
  ['shared/src/entry.ts', '@directory/cms/environment.ts'],
  ['web/src/lib/api.ts', '../components/Card.tsx'],
  ['web/src/lib/format.ts', 'node:path'],
  ['web/src/components/Card.tsx', '../features/news/NewsItem.tsx'],
  ['web/src/features/news/NewsItem.tsx', '../links/LinkItem.tsx'],
  ['web/src/features/news/NewsItem.tsx', 'leaflet'],
  ['web/src/frame/Frame.tsx', '../pages/Home.tsx'],
  ['web/src/features/review/Decide.tsx', '../../parts/EntryEditor.tsx'],
  ['web/src/parts/EntryEditor.tsx', '../pages/EditEntryForm.tsx'],
  ['web/src/pages/Home.tsx', '@directory/cms/services/login.ts'],
  ['web/src/pages/Home.tsx', 'payload'],
  ['web/src/lib/api.test.ts', '@directory/cms/services/login.ts'],
  ['cms/src/readModel/rows.ts', '../services/readModel.ts'],
  ['cms/src/readModel/rows.ts', 'payload'],
  ['cms/src/services/users/login.ts', '../../contract/session.ts'],
  ['cms/src/services/users/login.ts', 'express'],
  ['cms/src/contract/site.ts', '../database/adapter.ts'],
  ['cms/src/collections/News.ts', '../database/adapter.ts'],
  ['cms/src/server/start.ts', '@directory/seed/seedDemo.ts'],
]
const right = [
  ['shared/src/news.ts', 'zod'],
  ['web/src/features/map/MapView.tsx', 'leaflet'],
  ['web/src/features/edit/news/Form.tsx', '../Field.tsx'],
  ['web/src/pages/Home.tsx', '../features/news/NewsItem.tsx'],
  ['web/src/pages/EditEntryForm.tsx', '../parts/EntryEditor.tsx'],
  ['web/src/parts/EntryEditor.tsx', '../features/edit/conflict/useSaving.ts'],
  ['web/src/router.tsx', './pages/Home.tsx'],
  ['cms/src/collections/hooks/logActs.ts', '../../database/afterCommit.ts'],
  ['cms/src/database/transactions.test.ts', '../services/inTransaction.ts'],
  ['seed/seedDemo.ts', '@directory/cms/services/writeEntry.ts'],
]

/** A project that is made of these imports. */
let folder
let violations

const write = (file, line = '') => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, file), line, { flag: 'a' })
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'directory-imports-'))
  for (const name of ['zod', 'react', 'leaflet', 'payload', 'express'])
    write(`node_modules/${name}/index.js`, 'export default null')
  for (const workspace of ['shared', 'cms', 'seed']) {
    const place = workspace === 'seed' ? './*' : './src/*'
    write(`${workspace}/package.json`, JSON.stringify({ exports: { './*': place } }))
    mkdirSync(path.join(folder, 'node_modules/@directory'), { recursive: true })
    symlinkSync(path.join('../..', workspace), path.join(folder, 'node_modules/@directory', workspace))
  }
  for (const [file, target] of [...wrong, ...right]) {
    write(file, `import type { A${Math.random().toString(36).slice(2)} } from '${target}'\n`)
    const own = /^@directory\/(\w+)\/(.*)$/.exec(target)
    if (target.startsWith('.')) write(path.posix.join(path.posix.dirname(file), target))
    else if (own) write(own[1] === 'seed' ? `seed/${own[2]}` : `${own[1]}/src/${own[2]}`)
  }
  write('shared/src/one.ts', "import type { B } from './two.ts'\nexport type A = B")
  write('shared/src/two.ts', "import type { A } from './one.ts'\nexport type B = A")
  const { output } = await cruise(['shared', 'web', 'cms', 'seed'], {
    ...rules.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: rules.forbidden },
  })
  violations = output.summary.violations
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const said = (file, target) =>
  violations.filter(({ from, to }) => from === file && to.endsWith(nameOf(target)))
const nameOf = (target) => target.replace(/^(node:|(\.\.?\/)+|@directory\/\w+\/)/, '')

it.each(wrong)('%s may not import %s', (file, target) => {
  expect(said(file, target).length + said(file, `${target}/index.js`).length).toBeGreaterThan(0)
})

it.each(right)('%s may import %s', (file, target) => {
  const all = [...said(file, target), ...said(file, `${target}/index.js`)]
  // Some of the wrong ones lead back.
  expect(all.filter(({ rule }) => rule.name !== 'no circles')).toEqual([])
})

it('no types run in a circle', () => {
  expect(said('shared/src/one.ts', './two.ts').map(({ rule }) => rule.name)).toEqual(['no circles'])
})
