import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { fromRoot } from './lib/paths.mjs'

/**
 * Fake build tools that create the real ones' outputs; the one of the admin UI reports its priority and waits for
 * commands.
 */
const tools = {
  'node_modules/vite/run.mjs': `
    import { mkdirSync, writeFileSync } from 'node:fs'
    const [folder, file] = process.argv.includes('--ssr') ? ['server', 'entry-server.js'] : ['client/.vite', 'manifest.json']
    mkdirSync('dist/' + folder, { recursive: true })
    writeFileSync('dist/' + folder + '/' + file, '')
    writeFileSync('dist/' + folder.split('/')[0] + '-inputs.json', '[]')`,
  'scripts/packSource.mjs': `
    import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
    if (existsSync('no-packing')) console.error('no room left'), process.exit(1)
    mkdirSync('dist/licences', { recursive: true })
    for (const file of ['source.tar.gz', 'licences/list.json']) writeFileSync('dist/' + file, '')`,
  'node_modules/next/run.mjs': `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { connect } from 'node:net'
    import { getPriority } from 'node:os'
    const test = connect(process.env.TEST_PORT, '127.0.0.1', () => test.write(String(getPriority())))
    test.setEncoding('utf8').on('data', (word) => {
      if (word === 'fail') console.error('no memory left'), process.exit(1)
      mkdirSync('.next', { recursive: true })
      for (const file of ['BUILD_ID', 'required-server-files.json']) writeFileSync('.next/' + file, '')
      process.exit(0)
    })`,
  'scripts/compile.mjs': `
    import { mkdirSync, writeFileSync } from 'node:fs'
    for (const folder of ['cms/dist', 'seed/dist']) mkdirSync(folder, { recursive: true })
    const commands = ['seed', 'import', 'backup', 'restore'].map((name) => 'cms/dist/' + name + 'Command.js')
    for (const file of [...commands, 'cms/dist/packages.json', 'seed/dist/seedDemo.js']) writeFileSync(file, '')
    writeFileSync('cms/dist/server.js', ${JSON.stringify(`
      import { existsSync } from 'node:fs'
      import { createServer } from 'node:http'
      process.on('SIGTERM', () => process.exit(0))
      const server = createServer((req, res) => {
        const stamps = { '/admin': 'cms/.next/.stamp', '/source': 'dist/.stamp' }
        res.statusCode = req.url === '/' || existsSync(stamps[req.url]) ? 200 : 503
        res.end()
      }).listen(0, '127.0.0.1', () => console.log('Site http://127.0.0.1:' + server.address().port + '/'))`)})`,
}

describe('npm start', () => {
  let project
  let builds
  const begun = []
  const running = new Set()

  beforeAll(async () => {
    project = mkdtempSync(path.join(tmpdir(), 'directory-start-'))
    const noTests = (file) => !file.endsWith('.test.mjs')
    cpSync(fromRoot('scripts'), path.join(project, 'scripts'), { recursive: true, filter: noTests })
    for (const tool of ['vite', 'next']) {
      mkdirSync(path.join(project, 'node_modules', tool), { recursive: true })
      write(`node_modules/${tool}/package.json`, JSON.stringify({ bin: 'run.mjs' }))
    }
    for (const [file, source] of Object.entries(tools)) write(file, source)
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
      write(file, '{"packages":{}}')
    write('tsconfig.base.json', '{}')
    for (const folder of ['', 'shared', 'web', 'cms', 'seed']) {
      mkdirSync(path.join(project, folder), { recursive: true })
      write(path.join(folder, 'package.json'), '{"type":"module","workspaces":[]}')
    }
    builds = createServer((socket) => {
      socket.setEncoding('utf8').on('error', () => {})
      begun.shift()?.(socket)
    }).listen(0, '127.0.0.1')
    await once(builds, 'listening')
  })
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL')
  })
  afterAll(() => {
    builds?.close()
    if (project) rmSync(project, { recursive: true, force: true })
  })

  const write = (file, text) => writeFileSync(path.join(project, file), text)
  const marks = () => {
    const folder = path.join(project, 'cms/.next')
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('.stamp')) : []
  }

  /** Starts it; `building` is the connection to the tool that builds the admin UI. */
  function start() {
    const asked = new Promise((resolve) => begun.push(resolve))
    const env = { ...process.env, TEST_PORT: String(builds.address().port) }
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: project, env })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    const ended = once(child, 'close').then(([code, signal]) => {
      running.delete(child)
      return code ?? signal
    })
    const early = ended.then(() => Promise.reject(new Error(`It ended: ${output}`)))
    const building = Promise.race([asked, early])
    building.catch(() => {})
    const said = async (words) => {
      while (!words.test(output)) {
        const more = Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended])
        if (typeof (await more) !== 'object') throw new Error(`It ended: ${output}`)
      }
      return words.exec(output)
    }
    const status = async (address) => {
      const [, site] = await said(/Site (http:\S+)\//)
      return (await fetch(site + address)).status
    }
    return { child, building, ended, said, status, output: () => output }
  }

  it('serves the site while the admin UI is built, then the admin UI without a restart', async () => {
    const { child, building, said, status, ended } = start()
    const build = await building
    const [priority] = await once(build, 'data')
    expect(Number(priority)).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
    expect([await status('/'), await status('/admin')]).toEqual([200, 503])
    build.write('build')
    await said(/\/admin is there/)
    expect(await status('/admin')).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    rmSync(path.join(project, 'cms/.next'), { recursive: true })
  })

  it('serves the site if building the admin UI or packing the source fails, and prints reasons and a remedy', async () => {
    rmSync(path.join(project, 'dist'), { recursive: true, force: true })
    write('no-packing', '')
    const { child, building, said, status, ended } = start()
    ;(await building).write('fail')
    await said(/no room left[\s\S]*goes on without \/source and \/licences[\s\S]*npm run build/)
    await said(/no memory left[\s\S]*goes on without \/admin[\s\S]*npm run build/)
    expect(await Promise.all(['/', '/admin', '/source'].map(status))).toEqual([200, 503, 503])
    expect(marks()).toEqual(['.stamp-failed'])
    child.kill('SIGTERM')
    await ended
    rmSync(path.join(project, 'no-packing'))
  })

  it('packs the source and lists the licences meanwhile', async () => {
    const { building, said, status } = start()
    ;(await building).write('build')
    await said(/\/source and \/licences are there/)
    expect(await status('/source')).toBe(200)
    await said(/\/admin is there/)
    rmSync(path.join(project, 'cms/.next'), { recursive: true })
  })

  it.skipIf(process.platform === 'win32')('stops the build when stopped', async () => {
    const { child, building, status, ended, output } = start()
    const build = await building
    build.resume()
    expect(await status('/')).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    if (!build.closed) await once(build, 'close')
    expect([output().includes('failed'), marks()]).toEqual([false, []])
  })

  it('builds again after it was killed during a build', async () => {
    const first = start()
    const half = await first.building
    half.resume()
    await first.status('/')
    first.child.kill('SIGKILL')
    if (!half.closed) await once(half, 'close')
    expect(marks()).toEqual([])
    const second = start()
    ;(await second.building).write('build')
    await second.said(/\/admin is there/)
    expect(await second.status('/admin')).toBe(200)
  })
})
