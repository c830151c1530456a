import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { translations } from '@payloadcms/translations/all'
import { expect, it } from 'vitest'
import { projectRoot } from '../server/projectRoot.ts'
import quickTranslations from './quickTranslations.js'

const file = path.join(
  projectRoot(),
  'node_modules/@payloadcms/translations/dist/utilities/getTranslationsByContext.js',
)

/** What a source gives to those who import it, from where the library's own file lies. */
async function exportsOf(source: string) {
  const keys = pathToFileURL(path.join(path.dirname(file), '../clientKeys.js')).href
  const code = source.replace("'../clientKeys.js'", `'${keys}'`)
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
}

// Of the languages there are: those of the site, many plurals, another script.
const languages = ['de', 'en', 'pl', 'ar'] as const

it('gives the browser the same texts as Payload', async () => {
  const source = await readFile(file, 'utf8')
  const payloads = await exportsOf(source)
  const quick = await exportsOf(quickTranslations(source))
  for (const language of languages) {
    const texts = { $schema: 'x', ...translations[language]?.translations }
    const mine = quick.getTranslationsByContext({ translations: texts }, 'client')
    expect(Object.keys(mine).length, language).toBeGreaterThan(10)
    expect(JSON.stringify(mine), language).toBe(
      JSON.stringify(payloads.getTranslationsByContext({ translations: texts }, 'client')),
    )
  }
})

it('says so when there is nothing to put it in place of', () => {
  expect(() => quickTranslations('export const other = 1')).toThrow('in another way')
})
