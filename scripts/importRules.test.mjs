import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.mjs'
import { circlesOfFolders, circlesWithin, longestChains, tooLongChains } from './lib/folderRules.mjs'

const pairs = (imports) =>
  Object.entries(imports).flatMap(([file, targets]) => targets.split(' ').map((target) => [file, target]))

const wrong = pairs({
  'shared/src/entry.ts': 'react node:path @directory/cms/environment.ts',
  'web/src/lib/api.ts': '../ui/Card.tsx',
  'web/src/lib/format.ts': 'node:path',
  'web/src/ui/Card.tsx': '../features/news/door.ts ../app/routes.tsx',
  'web/src/features/news/public/NewsItem.tsx':
    '../../links/public/LinkItem.tsx leaflet ../../../app/routes.tsx',
  'web/src/app/layout/Header.tsx': '../../features/news/public/NewsItem.tsx',
  'web/src/features/home/public/Home.tsx': '@directory/cms/collections/Users/login.ts payload',
  'web/src/lib/api.test.ts': '@directory/cms/collections/Users/login.ts',
  'cms/src/endpoints/session.ts': '../server/start.ts',
  'cms/src/endpoints/site.ts': '../database/adapter.ts',
  'cms/src/features/imports/applyStep.ts': '../../endpoints/session.ts ../erasure/cleanUp.ts',
  'cms/src/collections/Entries/writeEntry.ts': '../../features/imports/applyStep.ts',
  'cms/src/collections/Users/login.ts': '../../endpoints/session.ts express',
  'cms/src/hooks/log/logAct.ts': '../../collections/Entries/writeEntry.ts',
  'cms/src/access/isStaff.ts': '../collections/Users/login.ts',
  'cms/src/publicData/live/publicRows.ts': '../../hooks/log/logAct.ts',
  'cms/src/publicData/rows.ts': './live/publicRows.ts ../lib/find/find.ts payload',
  'cms/src/mail/queueMail.ts': '../publicData/rows.ts',
  'cms/src/jobs/startJob.ts': '../mail/queueMail.ts',
  'cms/src/lib/find/find.ts': '../../jobs/startJob.ts',
  'cms/src/database/adapter.ts': '../lib/find/find.ts',
  'cms/src/clock.ts': './database/adapter.ts',
  'cms/src/services/login.ts': '../clock.ts',
  'cms/src/server/start.ts': '@directory/seed/seedDemo.ts',
})
let folder
let violations
let folderCircles
let chains
let innerCircles

const write = (file, line = '') => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, file), line, { flag: 'a' })
}

async function outputOf({ forbidden, options }) {
  const how = { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } }
  return (await cruise(['shared', 'web', 'cms', 'seed'], how)).output
}
function link(from, to) {
  const target = path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './')
  write(from, `import type { A as Of } from '${target}'\nexport type A = Of\n`)
  write(to)
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
  for (const [file, target] of wrong) {
    write(file, `import type { A${Math.random().toString(36).slice(2)} } from '${target}'\n`)
    const own = /^@directory\/(\w+)\/(.*)$/.exec(target)
    if (target.startsWith('.')) write(path.posix.join(path.posix.dirname(file), target))
    else if (own) write(own[1] === 'seed' ? `seed/${own[2]}` : `${own[1]}/src/${own[2]}`)
  }
  // Pages are imported by their file; only a door re-exports other files.
  write('web/src/app/editPages.ts', "export const page = () => import('../features/news/staff/EditNews.tsx')")
  write('web/src/features/news/staff/EditNews.tsx', 'export default null')
  write('web/src/features/news/door.ts', "export { a } from './public/newsItems.ts'\n")
  write('web/src/features/news/public/newsList.ts', "export { a } from './newsItems.ts'\n")
  write('web/src/features/news/public/newsItems.ts', 'export const a = 1')
  link('shared/src/one.ts', 'shared/src/two.ts')
  link('shared/src/two.ts', 'shared/src/one.ts')
  // Two folders and four files, without a circle of files.
  link('cms/src/collections/News/one.ts', 'cms/src/collections/Links/two.ts')
  link('cms/src/collections/Links/three.ts', 'cms/src/collections/News/four.ts')
  // Two features that import each other's doors.
  link('web/src/features/trash/staff/one.ts', 'web/src/features/logs/door.ts')
  link('web/src/features/logs/staff/two.ts', 'web/src/features/trash/door.ts')
  // A folder and one within it, by other files each; one way alone is none.
  link('cms/src/server/five.ts', 'cms/src/server/inner/deep/six.ts')
  link('cms/src/server/inner/seven.ts', 'cms/src/server/eight.ts')
  link('cms/src/server/nine.ts', 'cms/src/server/lower/ten.ts')
  // Files of `shared/src` count one by one.
  link('shared/src/tables/one.ts', 'shared/src/names.ts')
  link('shared/src/noun.ts', 'shared/src/tables/one.ts')
  link('shared/src/tables/two.ts', 'shared/src/leadsBack.ts')
  link('shared/src/leadsBack.ts', 'shared/src/tables/three.ts')
  // Tests may import anything.
  link('cms/src/collections/Files/five.test.ts', 'cms/src/collections/Pages/six.ts')
  link('cms/src/collections/Pages/six.ts', 'cms/src/collections/Files/seven.ts')
  for (let n = 1; n < 7; n++) write(`cms/src/features/paper/chain${n}.ts`, `import './chain${n + 1}.ts'\n`)
  write('cms/src/features/paper/chain7.ts')
  const { summary, modules } = await outputOf(rules)
  violations = summary.violations
  folderCircles = circlesOfFolders(modules)
  innerCircles = circlesWithin(modules)
  chains = tooLongChains(longestChains(modules))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const said = (file, target) =>
  violations.filter(({ from, to }) => from === file && to.endsWith(nameOf(target)))
const nameOf = (target) => target.replace(/^(node:|(\.\.?\/)+|@directory\/\w+\/)/, '')

it.each(wrong)('%s may not import %s', (file, target) => {
  expect(said(file, target).length + said(file, `${target}/index.js`).length).toBeGreaterThan(0)
})

it('only door.ts re-exports, and pages are imported by file', () => {
  expect(said('web/src/app/editPages.ts', '../features/news/staff/EditNews.tsx')).toEqual([])
  expect(said('web/src/features/news/door.ts', './public/newsItems.ts')).toEqual([])
  const [wrong] = said('web/src/features/news/public/newsList.ts', './newsItems.ts')
  expect(wrong?.rule.name).toBe('nothing but doors re-exports')
})

it('type imports form no cycle', () => {
  expect(said('shared/src/one.ts', './two.ts').map(({ rule }) => rule.name)).toEqual(['no circles'])
})

it('folder imports form no cycle', () => {
  expect(folderCircles).toEqual(
    expect.arrayContaining([
      'cms/src/collections/News → cms/src/collections/Links',
      'cms/src/collections/Links → cms/src/collections/News',
      'web/src/features/trash → web/src/features/logs',
    ]),
  )
  expect(folderCircles).not.toContain('cms/src/collections/Pages → cms/src/collections/Files')
})

it('import chains within a folder have six files at most', () => {
  expect(chains).toEqual([expect.stringMatching(/paper\/chain1\.ts → .*chain7\.ts$/)])
})

it('a folder and its subfolder do not import each other', () => {
  expect(innerCircles).toEqual([
    'cms/src/server/five.ts imports cms/src/server/inner/deep/six.ts, and cms/src/server/inner/seven.ts imports cms/src/server/eight.ts',
    'shared/src/leadsBack.ts imports shared/src/tables/three.ts, and shared/src/tables/two.ts imports shared/src/leadsBack.ts',
    'shared/src/noun.ts imports shared/src/tables/one.ts, and shared/src/tables/two.ts imports shared/src/leadsBack.ts',
  ])
})
