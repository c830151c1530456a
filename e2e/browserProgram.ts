import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

export interface BrowserProgram {
  /** For the output of a run. */
  origin: string
  executablePath: string
  args: string[]
  env: NodeJS.ProcessEnv
}

// The package's own arguments contain `--single-process`, with which the browser crashes within seconds.
const args = ['--no-sandbox', '--disable-gpu']

/**
 * Returns the browser of the tests: the one in `CHROMIUM_PATH`, else the one from npm, so that every machine tests with
 * the same one. If npm has none for this machine, an installed one.
 */
export async function browserProgram(): Promise<BrowserProgram> {
  const namedPath = process.env.CHROMIUM_PATH
  if (namedPath) {
    if (!existsSync(namedPath)) throw new Error(`CHROMIUM_PATH names ${namedPath}, where nothing is`)
    return { origin: `CHROMIUM_PATH, ${namedPath}`, executablePath: namedPath, args, env: process.env }
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedProgram()
  const foundPath = installed.find((program) => existsSync(program))
  if (!foundPath) throw new Error('npm has no Chromium for this machine: name one by CHROMIUM_PATH')
  return { origin: `this machine, ${foundPath}`, executablePath: foundPath, args, env: process.env }
}

const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
]

/** Uses the package's own libraries and fonts, so that the machine's do not matter. */
async function packagedProgram(): Promise<BrowserProgram> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packageFolder = path.resolve(main, '../../..')
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'))
  const folder = path.resolve(packageFolder, '../../.cache/directory', `chromium-${version}`)
  if (!existsSync(folder)) await unpack(main, folder)
  return {
    origin: `npm, @sparticuz/chromium ${version}`,
    executablePath: path.join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(folder, 'letters.conf'),
      XDG_CACHE_HOME: path.join(folder, 'cache'),
    },
  }
}

/**
 * Unpacks into a separate folder, moved into place when complete, because the package trusts any files in the temp
 * folder. It unpacks its libraries only if it believes it runs at Amazon.
 */
async function unpack(main: string, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  const ownFolder = await mkdtemp(`${folder}-`)
  try {
    const script = `require(${JSON.stringify(main)}).executablePath()`
    await promisify(execFile)(process.execPath, ['-e', script], {
      env: { ...process.env, TMPDIR: ownFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    })
    await writeFile(path.join(ownFolder, 'letters.conf'), fontConfiguration)
    // Another process may have been faster.
    await rename(ownFolder, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(ownFolder, { recursive: true, force: true })
  }
}

/** Configuration of fonts for characters that the site's own fonts lack. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">letters</cachedir>
</fontconfig>
`
