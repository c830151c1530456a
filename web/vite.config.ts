import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { filesOfSharedCode } from './sharedCode.ts'
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

/** Only the server needs the source file of a page, so browsers do not load the names. */
function withoutChunkNames(): Plugin {
  return {
    name: 'without-chunk-names',
    transform(code) {
      if (!code.includes('lazyPage(')) return null
      return { code: code.replace(/\blazyPage\(\s*(['"`])src\/[^'"`]+\1/g, "lazyPage(''"), map: null }
    },
  }
}

/** One file for all that every page needs at once: pieces of it would compress worse and cost a request each. */
const ofEveryPage = {
  name: 'main',
  priority: 1,
  tags: ['$initial' as const],
  // Runs before everything else and stands alone.
  test: (id: string) => !id.endsWith('/src/app/boot.ts'),
}

/**
 * What several pages share: a file for each combination of pages that share something would mean up to sixty requests
 * for a page (docs/decisions/084-features-of-the-site.md).
 */
function ofSeveralPages() {
  let files = new Map<string, string>()
  const plugin: Plugin = {
    name: 'of-several-pages',
    buildEnd() {
      files = filesOfSharedCode(this.getModuleIds(), this)
    },
  }
  const group = {
    debugName: 'of several pages',
    name: (id: string) => files.get(id) ?? null,
    // Each module is counted by itself.
    includeDependenciesRecursively: false,
  }
  return { plugin, group }
}

const shared = ofSeveralPages()

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    listInputs(),
    ...(isSsrBuild ? [] : [withoutChunkNames(), shared.plugin, precompress()]),
  ],
  ...(isSsrBuild
    ? {}
    : {
        resolve: {
          alias: [
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
                groups: [ofEveryPage, shared.group],
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
