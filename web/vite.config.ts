import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { breakpoints } from './src/styles/breakpoints.ts'

const compressible = /\.(?:js|css|svg|txt|webmanifest)$/
const minBytes = 1000

/** The best compressed forms beside each file, made once here instead of at every start of a server. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir = '' }) {
      for (const file of await readdir(dir, { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || !compressible.test(file.name)) continue
        const location = path.join(file.parentPath, file.name)
        const bytes = await readFile(location)
        if (bytes.length < minBytes) continue
        await writeFile(`${location}.br`, await promisify(brotliCompress)(bytes))
        await writeFile(`${location}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }
    },
  }
}

/** Names the files that went in, beside the folder that is served: scripts/lib/builds.mjs holds them against the source. */
function listInputs(): Plugin {
  return {
    name: 'list-inputs',
    async writeBundle({ dir = '' }, bundle) {
      // Pictures that only a style sheet names are assets and no modules, and neither if they stand in it.
      const assets = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' ? output.originalFileNames : [],
      )
      const pictures = [...assets, 'src/ui/icons.svg'].map((file) => path.resolve(import.meta.dirname, file))
      const files = [...this.getModuleIds(), ...pictures]
      await writeFile(`${dir}-inputs.json`, JSON.stringify(files))
    },
  }
}

/** Whether a module is needed by pages of the staff alone. */
function isForStaff(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (/\/staff\/|staffPages/.test(id)) return true
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  const users = [...importers, ...dynamicImporters]
  seen.add(id)
  return users.length > 0 && users.every((user) => seen.has(user) || isForStaff(user, context, seen))
}

/** What the home page shows, too. */
const ofHome =
  /entries\/public\/(TopCategoryTiles|Categories.module|TownPicker|FilterForm.module|visitorPlace|filters|grouping|UrgentHelp)|search\/public\/SearchField|mylist\/public\/(MyListLink|remembered|listHash|sharedList)/
/** What lists and the search show. */
const ofLists =
  /features\/(entries|search|mylist|selection)\/public\/(?!UnknownProvider)|ui\/OpenNow|map\/MapPanel|shared\/src\/(entryMarks|freePlaces)/
/** What forms show and check. */
const ofForms = new RegExp(
  [
    'features/(entryForm(?!/SimilarDialog)|requests|report)/|/CategorySelect.tsx',
    'lib/(draft|useDraft|useLeave|newPassword).ts|ui/(LeaveGuard|SmallForm|ChoiceField|YesNoField|Form.module)',
    'shared/src/(rules/(entryRules|changeRules)|closures|mailAddress|saysNothing).ts',
  ].join('|'),
)
/** What waits for a map to come into view. */
const ofMaps =
  /leaflet|supercluster|shared\/src\/outline.ts|features\/map\/(?!MapFrame|MapPanel|PositionPicker|useHasBackground|door)/

/** What pages with texts of the association show. */
const ofContent = /features\/pages\/public\/|ui\/RichText|contact\/public\/People/

/** What only a few pages show, or a press loads. */
const ofFewPages = /features\/(confirm|paper)\/|lib\/(linkedText|makePdf|download).ts/
/** What one page and the staff need is a file of its own. */
const ofOnePage = /shared\/src\/(decisions|rules\/reportRules).ts|SimilarDialog/

/** Files of code that several pages share: one for each set of pages would mean up to forty requests for a page. */
const groups = [
  // What every page needs at once, except for what runs before everything else.
  { name: 'main', tags: ['$initial' as const], test: (id: string) => !id.endsWith('/src/app/boot.ts') },
  ...[
    { name: (id: string, context: Rolldown.ChunkingContext) => (isForStaff(id, context) ? 'staff' : null) },
    { name: 'lists', test: (id: string) => ofLists.test(id) && !ofHome.test(id) },
    { name: 'forms', test: ofForms },
    { name: 'content', test: ofContent },
    { name: 'few', test: ofFewPages },
    { name: 'pages', test: (id: string) => !ofMaps.test(id) && !ofOnePage.test(id) },
  ].map((group) => ({ ...group, minShareCount: 2, includeDependenciesRecursively: false })),
]

const icuParser = '@formatjs/icu-messageformat-parser'
const aliasesOfBrowsers = [
  // SWR brings it along for versions of React that do not have it.
  { find: 'use-sync-external-store/shim', replacement: 'react' },
  // Messages come parsed from the server (`GET /api/translations`).
  { find: icuParser, replacement: `${icuParser}/no-parser.js` },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), listInputs(), !isSsrBuild && precompress()],
  resolve: { alias: isSsrBuild ? [] : aliasesOfBrowsers },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      // Containers and areas of grids are named across files.
      cssModules: { container: false, grid: false },
      visitor: {
        EnvironmentVariable({ name }) {
          if (name.type !== 'custom') return
          const [value, unit] = breakpoints[name.ident] ?? []
          if (!value || !unit) throw new Error(`src/styles/breakpoints.ts has no ${name.ident}`)
          return { type: 'length', value: { value, unit } }
        },
      },
    },
  },
  // Pictures stay files: the content security policy knows no data: images.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(isSsrBuild
      ? // The server holds the source of all that it has loaded.
        { outDir: 'dist/server', copyPublicDir: false, minify: true }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: { main: 'src/app/entry-client.tsx', boot: 'src/app/boot.ts' },
            output: {
              codeSplitting: { groups },
              // Every page carries the names of all others; seven letters are the fewest that are taken.
              chunkFileNames: 'assets/[name]-[hash:7].js',
            },
          },
        }),
  },
  // One self-contained file: the server needs neither React nor this folder's dependencies.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
