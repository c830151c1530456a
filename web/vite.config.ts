import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { breakpoints } from './src/styles/breakpoints.ts'

const compressible = /\.(?:js|css|svg|txt|webmanifest)$/
const leastBytes = 1000

/** The best compressed forms beside each file, made once here instead of at every start of a server. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir = '' }) {
      for (const file of await readdir(dir, { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || !compressible.test(file.name)) continue
        const location = path.join(file.parentPath, file.name)
        const bytes = await readFile(location)
        if (bytes.length < leastBytes) continue
        await writeFile(`${location}.br`, await promisify(brotliCompress)(bytes))
        await writeFile(`${location}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }
    },
  }
}

/**
 * In the router a name for developers' tools is a statement of its own, and what a function of React's makes may have
 * done something: both keep in the bundle what nobody uses, 2 kB of it.
 */
function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    transform(code, id) {
      if (!/\/node_modules\/react-router\/.*\.mjs$/.test(id)) return null
      return code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
    },
  }
}

const icuParser = '@formatjs/icu-messageformat-parser'

/** One file for all that every page needs at once: pieces of it would compress worse and cost a request each. */
const ofEveryPage = {
  name: 'main',
  tags: ['$initial' as const],
  // Runs before everything else and stands alone.
  test: (id: string) => !id.endsWith('/src/boot.ts'),
}

/** What forms about entries are made of: visitors' and the staff's share nearly all of it. */
const formParts = [
  'features/entryForm/',
  'features/requests/useProblems',
  'features/map/PositionPicker',
  'lib/useDraft',
  'lib/stillWrong',
  'components/LeaveGuard',
  'components/ErrorSummary',
  'components/Tabs',
]
  .map((part) => `/web/src/${part}`)
  .concat('/shared/src/changeRules')
/** These come when they are needed. */
const neededByFew = /\/entryForm\/(?:SimilarDialog|entryChanges|understandLines)\./
const ofEntryForms = {
  name: 'entryForms',
  test: (id: string) => formParts.some((part) => id.includes(part)) && !neededByFew.test(id),
}

/** Small pieces that most pages are made of, whatever they show. */
const ofPages = {
  name: 'pageParts',
  test: /\/web\/src\/(?:components\/(?:Breadcrumb|Card|Collapsible|EditLink|EmptyNotice|ErrorNotice|Notice|PhoneText)|features\/(?:directory\/CategoryName|requests\/justSent))\./,
}

/** What lists need as well as forms do, so that neither brings the other. */
const ofListsAndForms = {
  name: 'listsAndForms',
  test: /\/shared\/src\/(?:entryFields|barrierfree|serviceArea|fold|openingHours)\.|\/web\/src\/(?:components\/(?:Field|TextField|SelectField|Checkbox|Dialog)|lib\/errorText)\./,
}

/** The frame of a map, needed by whoever shows one. */
const ofMaps = { name: 'mapFrame', test: /\/web\/src\/features\/map\/(?:MapFrame|tileProbe)\./ }

/** What the home page and written pages are made of. */
const ofTexts = {
  name: 'texts',
  test: /\/web\/src\/(?:components\/(?:DoorCard|EditPageLink|RichText|externalMedia)|features\/(?:contact\/|content\/Content\.|directory\/(?:TopCategories|Categories\.module)))|\/shared\/src\/newsText\./,
}

/** What the requests of visitors share, besides what forms about entries are made of. */
const ofRequests = {
  name: 'requestParts',
  test: /\/web\/src\/features\/requests\/(?:[Cc]aptcha|RequestForm\.module|Trap|useCaptcha)|\/shared\/src\/captcha\./,
}

/**
 * What all lists of providers are made of, and what their hours mean; what understands typed hours is fetched later.
 */
const ofLists = {
  name: 'lists',
  test: /\/web\/src\/(?:features\/(?:directory\/(?!(?:Top)?Categor)|selection\/)|parts\/useEntryCards)|\/shared\/src\/(?:doorstep|homeVisits|checked|openingHours\/(?:evaluate|meaning|moment|readHours|words|writeHours))\./,
  minShareCount: 2,
}

/** What whoever chooses a password needs, visitors' links from mails and staff alike. */
const ofPasswords = { name: 'passwords', test: /\/web\/src\/(?:components\/PasswordField|lib\/useAct)\./ }

/** What two or more of the staff's pages are made of, and no visitor's. */
const ofStaff = {
  name: 'staffParts',
  test: /\/web\/src\/(?:features\/(?:edit|review)\/|parts\/(?:ListedTable|Staff)|components\/(?:Comparison|ConfirmDialog|CutName|DataTable|DraftNotice|FieldChanges|FilterField|Pager|RadioGroup|StaffPage|UndoNotice|UndoneNotice|rowKeys)|lib\/(?:download|focusHeading|quicker|sendFile|table|undone|useTableState|useTakeBack|wordDifference)\.)|\/shared\/src\/(?:entryTable|fileLimits|filePath|page|past|roles|staffLabels)\./,
  minShareCount: 2,
}

/** Ways to get in touch, needed by lists and by news. */
const ofContacts = { name: 'contacts', test: /\/web\/src\/components\/ContactLinks\./ }

/** What says that an address can be one, needed by forms and by texts that find links in themselves. */
const ofAddresses = { name: 'addresses', test: /\/shared\/src\/wellFormed\./ }

export default defineConfig(({ isSsrBuild }) => ({
  // Draws texts with their hyphens.
  plugins: [
    react({ jsxImportSource: '@directory/web' }),
    withoutUnused(),
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
            // The package's own build without warnings for developers, which it offers under no name.
            {
              find: /^react-router$/,
              replacement: path.resolve(
                import.meta.dirname,
                '../node_modules/react-router/dist/production/index.mjs',
              ),
            },
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
            input: { main: 'src/entry-client.tsx', boot: 'src/boot.ts' },
            output: {
              codeSplitting: {
                groups: [
                  ofEveryPage,
                  ofPages,
                  ofContacts,
                  ofAddresses,
                  ofListsAndForms,
                  ofMaps,
                  ofTexts,
                  ofRequests,
                  ofLists,
                  ofEntryForms,
                  ofPasswords,
                  ofStaff,
                ],
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
