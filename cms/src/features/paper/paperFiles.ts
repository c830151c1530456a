import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Limits, runChild } from '#lib/childProcess/runChild.ts'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { type CodePoints, codePointsOfFonts } from './printableText.ts'

export interface TypesettingInput {
  /** Name of a file in `templates` or `files`. */
  template: string
  /** Bytes by the names under which the template reads them. */
  files: Record<string, Uint8Array>
}

/** PDF standard for people who cannot see (ISO 14289-1). */
const standard = 'ua-1'

interface Typeset {
  pdf: Uint8Array
  pages: number
  warnings: string
}

/**
 * In a process that is ended if it exceeds its limits or when `signal` aborts.
 * @throws ChildFault
 */
export async function runTypesetter(input: TypesettingInput, signal?: AbortSignal, limits?: Limits) {
  const script = path.join(ownFolder(), 'typesetter.js')
  const message = { ...input, fonts: fontFiles(), standard }
  const { pdf, ...result } = await runChild<Typeset>(script, message, { signal, limits })
  return { ...result, pdf: Buffer.from(pdf) }
}

/** Read at run time, by the compiled server, too (`scripts/lib/runtimeFiles.mjs`). */
const ownFolder = () => path.join(projectRoot(), 'cms/src/features/paper')
export const coverPicture = () => path.join(projectRoot(), 'web/src/ui/hero.svg')
const tokens = () => path.join(projectRoot(), 'web/src/styles/tokens.css')

const expo = '@expo-google-fonts'

/** The site's font, one for letters that it lacks, including right-to-left ones, and one for the plain zero. */
function fontFiles() {
  const { resolve } = createRequire(path.join(projectRoot(), 'cms/package.json'))
  return [
    resolve(`${expo}/atkinson-hyperlegible/400Regular/AtkinsonHyperlegible_400Regular.ttf`),
    resolve(`${expo}/atkinson-hyperlegible/700Bold/AtkinsonHyperlegible_700Bold.ttf`),
    resolve(`${expo}/rubik/400Regular/Rubik_400Regular.ttf`),
    ...['400', '700'].map((weight) => path.join(ownFolder(), 'fonts', `plain-zero-${weight}.ttf`)),
  ]
}

let signs: CodePoints | undefined
export function printableCodePoints() {
  signs ??= codePointsOfFonts(fontFiles().map((file) => readFileSync(file)))
  return signs
}

let colours: Record<string, string> | undefined
/** Colours of the light theme by the names of their tokens. */
export function siteColours(): Record<string, string> {
  colours ??= coloursIn(readFileSync(tokens(), 'utf8'))
  return colours
}

function coloursIn(css: string): Record<string, string> {
  const byDay = css.slice(css.indexOf(':root'), css.indexOf('}'))
  const declarations = byDay.matchAll(/--([\w-]+):\s*(?:light-dark\()?(#[\da-f]{6})/gi)
  return Object.fromEntries(Array.from(declarations, ([, name, value]) => [name, value]))
}
