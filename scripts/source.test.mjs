import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inputsOf } from './lib/builds.mjs'
import { fromRoot, readJson } from './lib/paths.mjs'
import { assertInSource, isSource, sourceFiles } from './lib/sourceArchive.mjs'

const folders = ' cms/ cms/src/server/ deploy/ docs/ scripts/ seed/ shared/src/ web/public/'.split(' ')
/** Files that may be found in real folders. */
const secrets = `
  secret-config.js google-credentials.ts api-keys.mjs private_key.js service-account.json .env .env.local
  .env.production wegweiser.env prod.env .npmrc .netrc .pgpass id_rsa id_rsa.pub id_ed25519 tls.key tls.pem
  server.crt store.p12 store.pfx secrets.json secrets.yml secrets.ts client_secret.json credentials
  credentials.json passwords.txt passwort.txt zugangsdaten.md .aws/credentials .ssh/config .aws/config.js
  kunden.csv Kundenliste.xlsx directory.db directory.db-wal x.sqlite x.sqlite3 dump.sql a.backup mail.eml
  server.log all.tar.gz all.zip .git/config .DS_Store
`
  .trim()
  .split(/\s+/)

describe('the source package', () => {
  it('contains everything tracked by git', () => {
    const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: fromRoot(), encoding: 'utf8' })
    const files = sourceFiles()
    expect(files).toContain('package-lock.json')
    expect(files.filter((file) => /(^|\/)(node_modules|dist|\.next|data)\//.test(file))).toEqual([])
    // Outside a checkout there is nothing to compare with.
    const known =
      status === 0 ? stdout.split('\0').filter((file) => file !== '' && existsSync(fromRoot(file))) : []
    expect(known.filter((file) => !files.includes(file))).toEqual([])
  })

  it.each(folders)('contains no secrets and no data from "%s"', (folder) => {
    expect(secrets.filter((name) => isSource(`${folder}${name}`))).toEqual([])
  })

  it('contains nothing but source, whatever the file name', () => {
    const others = 'notes.txt kunden.json Kunden.md brief.pdf run.sh x deploy.yml foto.jpg'.split(' ')
    for (const folder of folders) {
      // Text files in the public folder are published anyway.
      const strange = others.filter((name) => folder !== 'web/public/' || !name.endsWith('.txt'))
      expect(strange.filter((name) => isSource(`${folder}${name}`))).toEqual([])
    }
    for (const file of ['private/x.ts', 'data/x.ts', 'x.ts', 'seed/kunden.json', 'CMS/src/x.ts', '.ci/token'])
      expect([file, isSource(file)]).toEqual([file, false])
  })

  it('contains source files added by an operator', () => {
    const added = [
      ...['.env.example', 'cms/src/mail/another.ts', 'cms/src/migrations/20270101_000000_more.json'],
      ...['docs/decisions/123-another.md', 'seed/images/new.svg', 'web/public/images/photo of us.webp'],
      ...['web/public/robots.txt', 'web/src/pages/Another.module.css'],
    ]
    for (const file of added) expect([file, isSource(file)]).toEqual([file, true])
  })
})

describe('a build', () => {
  it('fails if a compiled file is missing from the package, and names it', () => {
    const own = [`${fromRoot('web/src/app/boot.ts')}?url`, 'cms/src/server/index.ts']
    const compiled = ['node_modules/express/index.js', 'crypto', '<define:process.env>', '\0virtual', ...own]
    expect(() => assertInSource(compiled)).not.toThrow()
    const missing = ['cms/src/secrets.ts', 'private/keys.ts', '../elsewhere.ts', 'web/public/passwords.txt']
    for (const file of missing) expect(() => assertInSource([...compiled, file])).toThrow(`  ${file}\n`)
  })

  it('of the server is compared with the package', () => {
    // Within the project, like a server compiled by tests.
    const folder = mkdtempSync(fromRoot('cms/dist/test-'))
    try {
      writeFileSync(path.join(folder, 'lying.ts'), 'console.log(1)')
      const target = path.relative(fromRoot(), folder)
      const args = ['scripts/compile.mjs', 'fixture', target, `${target}/lying.ts`]
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: fromRoot(), encoding: 'utf8' })
      expect([status, stderr]).toEqual([1, expect.stringContaining('lying.ts')])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('of the site is out of date after a change of any compiled file', () => {
    const compiled = ['client', 'server'].flatMap((part) => readJson(`web/dist/${part}-inputs.json`))
    const some = ['app/boot.ts', 'app/layout/logo.svg', 'styles/fonts.css'].map((file) => `web/src/${file}`)
    for (const file of [...some, 'shared/src/routes.ts']) expect(compiled).toContain(fromRoot(file))
    const own = compiled
      .filter((file) => path.isAbsolute(file) && !file.includes('node_modules'))
      .map((file) => path.relative(fromRoot(), file.replace(/\?.*$/, '')).split(path.sep).join('/'))
    expect(own).toContain('docs/accessibility.json')
    const inputs = new Set(inputsOf('site'))
    expect([...new Set(own)].filter((file) => !inputs.has(file))).toEqual([])
  })
})

describe('.dockerignore', () => {
  const patterns = readFileSync(fromRoot('.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), fits: patternOf(line.replace(/^!/, '')) }))

  /** Matches a path like Docker: the last line that fits it, or a folder above it, decides. */
  function isSent(file) {
    const parts = file.split('/')
    const places = parts.map((_, i) => parts.slice(0, i + 1).join('/'))
    return patterns.findLast(({ fits }) => places.some((place) => fits.test(place)))?.keeps ?? true
  }
  function patternOf(line) {
    const source = line
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
    return new RegExp(`^${source}$`)
  }

  it('includes the source, except the journeys', () => {
    const kept = sourceFiles().filter((file) => !/^(?:\.ci|e2e|faults)\//.test(file))
    expect(kept.filter((file) => !isSent(file))).toEqual([])
  })

  it.each(folders)('excludes secrets and data in "%s"', (folder) => {
    expect(secrets.filter((name) => isSent(`${folder}${name}`))).toEqual([])
  })

  it("excludes everything beside the project's folders", () => {
    const beside = [
      'notes.txt',
      'kunden.json',
      'data/directory.db',
      'private/x.ts',
      '.ci/run',
      'cms/dist/server.js',
    ]
    for (const file of beside) expect([file, isSent(file)]).toEqual([file, false])
  })
})
