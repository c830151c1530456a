import { testPage } from '#app/testPage.ts'
import { textsFor } from '#lib/testTexts.ts'
import { allTexts } from '#shared/catalogues'
import type { Entry } from '#shared/entry'
import {
  type EntryFieldName,
  entryField,
  entryFieldNames,
  entryFields,
  fieldLabel,
} from '#shared/fields/entryFields'
import { routes } from '#shared/routes'
import { answers, friseure, sample } from './directoryPages.fixture.ts'
import { spelledCategory } from './findTopic.ts'

async function load(url: string): Promise<unknown> {
  if (url in answers) return answers[url]
  if (url.startsWith('/api/categories')) throw { status: 404, code: 'not_found' }
  if (url.startsWith('/api/entry')) return { entries: [], presentName: null, presentCategory: null }
  return [] satisfies Entry[]
}

const get = (url: string) =>
  testPage(url, load, {
    texts: (parts) => ({
      ...textsFor(url)(parts),
      'top_categories.care': url.startsWith('/en') ? 'Care' : 'Pflege',
      ...(url.startsWith('/en') && { 'top_categories.care.sentence': 'You are well looked after.' }),
    }),
  })

const list = '/categories/list/Friseure'
const textOf = async (url: string) => (await get(url)).text

describe('categories', () => {
  it.each([
    ['', 'Friseure 8 Anbieter'],
    ['?q=aerzt&region=alle', '1 Kategorie'],
    ['?q=hairdress&region=alle', '1 Kategorie'],
    ['/top/t1', 'Pflege Friseure 8 Anbieter'],
  ])('are listed without scripts: %s', async (at, shown) => {
    expect(await textOf(`/categories${at}`)).toContain(shown)
  })

  it('have topics, in English with a sentence, and 404 for an unknown one', async () => {
    const { text, body } = await get('/en/categories/top/t1')
    expect(body).toContain('src="/api/file/t1.svg"')
    expect(text).toContain('Care You are well looked after. Hairdressers ( Friseure ) 8 providers')
    expect(await textOf('/categories/top/t1')).not.toContain('sentence')
    expect((await get('/categories/top/nix')).status).toBe(404)
  })
})

describe('a list of providers', () => {
  it.each([
    ['Friseure', /^(?!.*Weit weg).*4 Anbieter.*Ebern.*Haßfurt.*Zeil.*Unbekannt.*1 weiterer außerhalb/],
    ['Friseure?q=lindenbl', /1 Anbieter.*Salon Lindenblatt/],
    // Without scripts the day counts, not the time.
    ['Offen?openToday=true', /^(?!.*Montags).*2 Anbieter.*Samstags da.*Ohne Angabe für diese.*Sagt nichts/],
    ['Offen?openNow=true', /2 Anbieter.*Samstags da.*Ohne Angabe für diese Zeit.*Sagt nichts/],
    ['Pflegedienste?openNow=true', /^(?!.*Urlaub).*1 Anbieter.*Ohne Angabe für diese Zeit.*Kommt/],
    ['Montags', /Jetzt einen Arzt\?.*116 117.*Haßfurt/],
    ['Offen', /^(?!.*116 117).*Samstags da/],
  ])('%s is by its URL alone: %s', async (path, shown) => {
    expect(await textOf(`/categories/list/${path}`)).toMatch(shown)
  })

  it('is not there for an unknown category', async () => {
    const found = await Promise.all(['Leer', 'Nix'].map((name) => get(`/categories/list/${name}`)))
    expect(found.map(({ status }) => status)).toEqual([200, 404])
  })
})

function shownOf(name: EntryFieldName): string {
  const { kind } = entryFields[name]
  if (kind === 'website') return new URL(String(sample[name])).host
  const words = {
    homeVisits: 'Kommt ins Haus',
    barrierfree: 'Barrierefrei',
    closedDates: 'am 24. Dezember 2031',
    places: 'Plätze frei, Stand 20. November',
  }
  if (entryField(name).isFact) return `${allTexts.de[fieldLabel(name)]}: ja`
  return name in words ? words[name as keyof typeof words] : String(sample[name]).replaceAll('\n', ' ')
}

describe('a provider', () => {
  it('has a main button of its own: the telephone, else the e-mail', async () => {
    const main = async (name: string) => {
      const { body } = await get(`${list}/${encodeURIComponent(name)}`)
      return [...body.matchAll(/href="([^"]+)"[^>]* class="[^"]*_main_/g)].map(([, href]) => href)
    }
    expect(await main('Salon Lindenblatt')).toEqual(['tel:+498999998315'])
    expect(await main('Weit weg')).toEqual(['mailto:weit@example.org'])
    expect(await main('Haarstube')).toEqual([])
  })

  it.each(entryFieldNames.filter((name) => entryFields[name].kind !== 'degrees' && name !== 'openData'))(
    'shows %s',
    async (name) => {
      expect(await textOf(routes.provider.href(sample.category, sample.name))).toContain(shownOf(name))
    },
  )

  const headOf = async (url: string) => {
    const { html } = await get(url)
    return [/<title>([^<]*) – Wegweiser/, /"description" content="([^"]*)/].map(
      (part) => part.exec(html)?.[1],
    )
  }

  it('differs from its namesakes in title and description; a page with a choice is not indexed', async () => {
    const named = `Zwilling (${friseure[4]?.street}, Zeil am Main)`
    for (const [locale, category] of [
      ['', 'Friseure'],
      ['/en', 'Hairdressers'],
    ]) {
      const [title, description] = await headOf(`${locale}${list}/Zwilling?id=${friseure[4]?.uuid}`)
      expect([title, description]).toEqual([`${named}, ${category}`, expect.stringContaining(named)])
    }
    const { html, status } = await get(`${list}/Zwilling`)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  })

  it.each([
    [`${list}/Salon%20Lindenblatt`, 'Salon Lindenblatt, Friseure'],
    [`/en${list}`, 'Hairdressers'],
    [`/en${list}/Haarstube`, 'Haarstube, Hairdressers'],
    ['/en/categories/list/Leer', 'Leer'],
  ])('and its list have titles in the language, if there is a name in it: %s', async (url, title) => {
    expect((await headOf(url))[0]).toBe(title)
  })

  it('is in a list that names the region', async () => {
    expect((await headOf(list))[1]).toContain('Mitte')
  })

  it('stands in a topic whose description names the categories in the language', async () => {
    expect((await headOf('/en/categories/top/t1'))[1]).toBe('Here you find: Hairdressers.')
    expect((await headOf('/categories/top/t1'))[1]).toBe('Hier finden Sie: Friseure.')
  })

  it('and its list use the stored spelling of the category for any typed one', async () => {
    expect(spelledCategory(' FRISEURE', friseure[0])).toBe('Friseure')
    expect(spelledCategory('Optiker', friseure[0])).toBe('Optiker')
    expect(spelledCategory('friseure', undefined)).toBe('friseure')
    const other = { ...friseure[0], category: 'Augenärzte' } as Entry
    expect(spelledCategory('Augena\u0308rzte', other)).toBe('Augenärzte')
  })

  it('redirects from a former name, and answers 404 for an unknown one', async () => {
    expect(await get(`${list}/Alter%20Salon`)).toMatchObject({
      status: 301,
      location: `${list}/Salon%20Lindenblatt`,
    })
    expect(await get('/en/categories/list/Haarsalons')).toMatchObject({ status: 301, location: `/en${list}` })
    expect((await get(`${list}/Niemand`)).status).toBe(404)
  })
})
