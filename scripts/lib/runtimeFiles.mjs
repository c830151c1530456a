import { existsSync, readdirSync } from 'node:fs'
import { build } from 'esbuild'
import { filesIn } from './fingerprint.mjs'
import { fromRoot, readJson } from './paths.mjs'
import { isSource } from './sourceArchive.mjs'

/** Packages whose files the server reads without importing them. */
const readAsFiles = [
  'german-metadata',
  ...['@myriaddreamin/typst-ts-node-compiler', 'unpdf'],
  ...['@expo-google-fonts/atkinson-hyperlegible', '@expo-google-fonts/rubik'],
]
/** Files in the folders of the sources that the server reads and starts. */
const fromSources = [
  ...['typesetter.js', 'templates', 'fonts'].map((name) => `cms/src/features/paper/${name}`),
  ...['childProcess/answerOnce.js', 'pdf/pdfText.js'].map((name) => `cms/src/lib/${name}`),
  ...['styles/tokens.css', 'ui/hero.svg'].map((name) => `web/src/${name}`),
]
/** Files of the font packages that are not needed: pictures of the fonts, and weights that are not used in print. */
const unusedOfFonts =
  /^node_modules\/@expo-google-fonts\/[^/]+\/(?:.*\.png$|(?!(?:400Regular|700Bold)\/).*\.ttf$)/
/** Folder into which Next's build puts the files that a server needs. */
const standalone = 'cms/.next/standalone'
/** Packages that Next requires when it reads its settings, without using them. */
const askedForByNext = ['dist/compiled/webpack', 'dist/compiled/@babel/runtime'].map(
  (part) => `node_modules/next/${part}`,
)
/** Files that builds keep for themselves, and servers compiled by tests. */
const ofBuilds =
  /^cms\/(\.next\/(cache|diagnostics|standalone|types|trace|trace-build|.*\.nft\.json$)|dist\/test-)/
/** Sources, types and files for debuggers. */
const forPeople = /\.(map|md|markdown|[cm]?tsx?|flow)$/i

/**
 * Including admin UI and commands: files and links relative to the project, sorted. Packages are those named in the
 * compiled code with their dependencies; for Next, those that its build has traced.
 */
export async function runtimeFiles() {
  const named = readJson('cms/dist/packages.json').filter((name) => name !== 'next')
  const lock = readJson('package-lock.json').packages
  const direct = [...named, ...readAsFiles].map((name) => `node_modules/${name}`).filter(isInstalled)
  const packages = new Set([...direct, ...packagesNeeded(lock, direct, isInstalled)])
  const files = [
    ...['package.json', 'package-lock.json', 'seed/package.json', 'LICENSE', 'cms/next.config.mjs'],
    // Files of the demo content only, not others stored beside it.
    ...filesIn(['seed', ...fromSources]).filter(isSource),
    ...filesBelow('dist', 'cms/dist', 'cms/.next', 'seed/dist', 'web/dist').filter(
      (file) => !ofBuilds.test(file),
    ),
    ...filesBelow(...packages, ...askedForByNext),
    ...filesBelow(`${standalone}/cms/.next`, `${standalone}/node_modules`).map((file) =>
      file.slice(standalone.length + 1),
    ),
    ...(await findImports('cms/next.config.mjs')),
  ]
  return [...new Set(files)].filter((file) => !forPeople.test(file) && !unusedOfFonts.test(file)).sort()
}

/** The targets of links are not included. */
function filesBelow(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((item) => {
      const place = `${folder}/${item.name}`
      return item.isDirectory() ? filesBelow(place) : [place]
    }),
  )
}

/** Optional packages and those of other machines or C libraries are not. */
function isInstalled(folder) {
  const hasGlibc = process.report?.getReport().header.glibcVersionRuntime !== undefined
  const isOfOtherLibrary = process.platform === 'linux' && (hasGlibc ? /-musl$/ : /-gnu$/).test(folder)
  return !isOfOtherLibrary && existsSync(fromRoot(folder, 'package.json'))
}

/**
 * The folders of packages that others need, at any depth, resolved as Node does.
 *
 * @param lock the `packages` of a lock file
 * @param places folders of packages or workspaces
 * @param isWanted tells whether the package in a folder is, which a package or workspace (`by`) needs under this name
 */
export function packagesNeeded(lock, places, isWanted) {
  const packages = new Set()
  const queue = [...places]
  for (let by = queue.pop(); by !== undefined; by = queue.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = lock[by]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const folder = nearestInstalled(lock, name, by)
      if (!folder || packages.has(folder) || !isWanted(folder, name, lock[by])) continue
      packages.add(folder)
      queue.push(folder)
    }
  }
  return packages
}

function nearestInstalled(lock, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder}${folder && '/'}node_modules/${name}`
    if (lock[place]) return place
    if (folder === '') return null
  }
}

/** With the `package.json` files by which imports are resolved. */
async function findImports(script) {
  const { metafile } = await build({
    absWorkingDir: fromRoot(),
    entryPoints: [script],
    bundle: true,
    write: false,
    outdir: 'unwritten',
    platform: 'node',
    format: 'esm',
    metafile: true,
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs).flatMap((file) => {
    const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]
    return folder ? [file, `${folder}/package.json`] : [file]
  })
}
