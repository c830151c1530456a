import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addHyphens, hyphenatedHtml, loadHyphens, withHyphens } from './hyphens.ts'
import { Fragment, jsx, jsxs } from './jsx/jsx-runtime.ts'

const hyphen = '<soft-hyphen></soft-hyphen>'
const ofServer = (word: string) => (word === 'Haushaltshilfen' ? 'Haus-halts-hilfen' : word)
const drawn = `<parted-text>Haus${hyphen}halts${hyphen}hilfen`

describe('what JSX makes', () => {
  // Elements have to be created while the server renders, so each test wraps them in a component.
  const drawnBy = (component: () => ReturnType<typeof jsx>) =>
    withHyphens(ofServer, () => renderToStaticMarkup(createElement(component))).rendered

  it('has places to part in the texts of the document', () => {
    expect(drawnBy(() => jsx('h1', { children: 'Haushaltshilfen finden' }))).toBe(
      `<h1>${drawn} finden</parted-text></h1>`,
    )
    expect(drawnBy(() => jsxs('p', { children: ['Haushaltshilfen', jsx('b', { children: '!' })] }))).toBe(
      `<p>${drawn}</parted-text><b>!</b></p>`,
    )
    expect(drawnBy(() => jsx(Fragment, { children: 'Haushaltshilfen' }))).toBe(`${drawn}</parted-text>`)
  })

  it('keeps a single letter and what follows its hyphen in one line, and from when to when', () => {
    const mail = '<whole-word>E-Mail</whole-word>'
    expect(drawnBy(() => jsx('b', { children: 'E-Mail-Adresse, per E-Mail.' }))).toBe(
      `<b><parted-text>${mail}-Adresse, per ${mail}.</parted-text></b>`,
    )
    expect(drawnBy(() => jsx('b', { children: 'E-Haushaltshilfen' }))).toBe(
      `<b><parted-text><whole-word>E-Haus</whole-word>${hyphen}halts${hyphen}hilfen</parted-text></b>`,
    )
    expect(drawnBy(() => jsx('b', { children: 'Mi-Fr 9:00-17:00' }))).toBe(
      '<b><parted-text>Mi-Fr <whole-word>9:00-17:00</whole-word></parted-text></b>',
    )
    for (const text of ['Essen-Werden', 'e-post@example.org', 'a.e-post', 'E-Aufsichtsrat', '09521 929-1'])
      expect(drawnBy(() => jsx('b', { children: text }))).toBe(`<b>${text}</b>`)
    expect(hyphenatedHtml('<i title="E-Mail">E-Mail</i>')).toBe(`<i title="E-Mail">${mail}</i>`)
  })

  it('leaves attributes, options and what is typed alone', () => {
    expect(
      drawnBy(() => jsx('a', { title: 'Haushaltshilfen', href: '/Haushaltshilfen', children: 'x' })),
    ).toBe('<a title="Haushaltshilfen" href="/Haushaltshilfen">x</a>')
    expect(drawnBy(() => jsx('option', { children: 'Haushaltshilfen' }))).toBe(
      '<option>Haushaltshilfen</option>',
    )
    expect(drawnBy(() => jsx('input', { readOnly: true, value: 'Haushaltshilfen' }))).not.toContain('parted')
  })

  it('leaves a text without long words as it is', () => {
    expect(drawnBy(() => jsx('p', { children: 'Guten Tag' }))).toBe('<p>Guten Tag</p>')
  })
})

it('parts HTML, but not its attributes', () => {
  const { rendered: html, words } = withHyphens(ofServer, () =>
    hyphenatedHtml('<a title="Haushaltshilfen">Haushaltshilfen</a> Haushaltshilfen'),
  )
  const word = `Haus${hyphen}halts${hyphen}hilfen`
  expect(html).toBe(`<a title="Haushaltshilfen">${word}</a> ${word}`)
  expect(words).toEqual(['Haus-halts-hilfen'])
})

describe('in the browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('draws as the server did with the words that the document brought', () => {
    expect(hyphenatedHtml('Besuchsdienste')).toBe('Besuchsdienste')
    addHyphens(['Be-suchs-dienste'])
    expect(hyphenatedHtml('Besuchsdienste')).toBe(`Be${hyphen}suchs${hyphen}dienste`)
  })

  it('asks for all words once, and again only where that failed', async () => {
    const answers = [
      () => Promise.reject(new Error('offline')),
      async () => Response.json({ words: ['Apo-theken-notdienst'] }),
    ]
    const fetch = vi.fn(() => answers.shift()?.())
    vi.stubGlobal('fetch', fetch)
    await loadHyphens()
    expect(hyphenatedHtml('Apothekennotdienst')).toBe('Apothekennotdienst')
    await Promise.all([loadHyphens(), loadHyphens()])
    expect(hyphenatedHtml('Apothekennotdienst')).toBe(`Apo${hyphen}theken${hyphen}notdienst`)
    expect(loadHyphens()).toBeNull()
    expect(fetch.mock.calls).toEqual([['/api/hyphens'], ['/api/hyphens']])
  })
})
