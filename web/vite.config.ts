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
      // Pictures that only a style sheet names are assets and no modules.
      const assets = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' ? output.originalFileNames : [],
      )
      const files = [...this.getModuleIds(), ...assets.map((file) => path.resolve(import.meta.dirname, file))]
      await writeFile(`${dir}-inputs.json`, JSON.stringify(files))
    },
  }
}

const icuParser = '@formatjs/icu-messageformat-parser'

/** One file for all that every page needs at once: pieces of it would compress worse and cost a request each. */
const ofEveryPage = {
  name: 'main',
  priority: 1,
  tags: ['$initial' as const],
  // Runs before everything else and stands alone.
  test: (id: string) => !id.endsWith('/src/app/boot.ts'),
}

/** Counts the pages that come to a module at once: visitors', the staff's, and what the staff see before the login. */
function countPages() {
  const none = { visitors: 0, staff: 0, beforeLogin: 0 }
  const known = new Map<string, typeof none>()
  const kindOf = (importer: string) =>
    /\/staffPages\./.test(importer) ? 'staff' : /\/editPages\./.test(importer) ? 'beforeLogin' : 'visitors'
  return (id: string, context: Rolldown.ChunkingContext) => {
    const pages = known.get(id) ?? { ...none }
    if (known.has(id)) return pages
    known.set(id, pages)
    const above = new Set([id])
    for (const module of above) {
      const info = context.getModuleInfo(module)
      // Only what defines pages fetches pages.
      const definition = info?.dynamicImporters.find((importer) => /[pP]ages?\.tsx?$/.test(importer))
      if (definition) pages[kindOf(definition)] += 1
      for (const importer of info?.importers ?? []) above.add(importer)
    }
    return pages
  }
}

/**
 * What several pages share, in one file for visitors, one for the details of a provider, and one for the staff. A file
 * for each combination of pages that share something would mean up to sixty requests for a page (docs/decisions/084-features-of-the-site.md).
 */
function ofSeveralPages() {
  const pagesOf = countPages()
  return {
    debugName: 'of several pages',
    name(id: string, context: Rolldown.ChunkingContext) {
      const { visitors, staff, beforeLogin } = pagesOf(id, context)
      // What a provider's own page says is needed by few pages, and not by the search.
      if (visitors > 1)
        return /entries\/public\/(EntryDetails|WeekTable|HoursTable|Provider)/.test(id) ? 'details' : 'pages'
      return visitors + beforeLogin === 0 && staff > 1 ? 'staffParts' : null
    },
    // Each module is counted by itself.
    includeDependenciesRecursively: false,
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  // Draws texts with their hyphens.
  plugins: [
    react({ jsxImportSource: '@directory/web' }),
    listInputs(),
    ...(isSsrBuild ? [] : [precompress()]),
  ],
  ...(isSsrBuild
    ? {}
    : {
        resolve: {
          alias: [
            // Messages come compiled from the server (`GET /api/translations`).
            { find: icuParser, replacement: `${icuParser}/no-parser.js` },
            // SWR brings it along for versions of React that do not have it.
            { find: 'use-sync-external-store/shim', replacement: 'react' },
          ],
        },
      }),
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
              codeSplitting: {
                groups: [ofEveryPage, ofSeveralPages()],
              },
              // Every page carries the names of all others; seven letters are the fewest that are taken.
              chunkFileNames: 'assets/[name]-[hash:7].js',
            },
          },
        }),
  },
  // One self-contained file: the server needs neither React nor this folder's dependencies.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
