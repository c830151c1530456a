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
  it('shows topics and the letters of the configured region', async () => {
    const { status, body, text } = await get('/categories')
    expect(status).toBe(200)
    for (const shown of ['Pflege', '2 Kategorien', 'Friseure 8 Anbieter']) expect(text).toContain(shown)
    for (const path of ['/categories/top/t1', '#letter-A', '/categories/list/%C3%84rzte'])
      expect(body).toContain(`href="${path}"`)
    expect(body).not.toContain('href="/categories/list/Apotheken"')
    const everywhere = await get('/categories?region=alle')
    expect(everywhere.body).toContain('href="/categories/list/Friseure?region=alle"')
    expect((await get('/categories?q=zzz')).body).toContain('href="/categories?region=alle"')
  })

  it.each([
    ['q=aerzt&region=alle', '1 Kategorie'],
    ['region=alle', '4 Kategorien'],
    ['region=alle', 'Friseure 9 Anbieter'],
    ['q=hairdress&region=alle', '1 Kategorie'],
    ['q=zzz', 'leider keine Kategorie gefunden'],
  ])('filters by "%s" without scripts: %s', async (query, shown) => {
    expect(await textOf(`/categories?${query}`)).toContain(shown)
  })

  it('lists a topic, and answers 404 for an unknown one', async () => {
    const topic = await get('/en/categories/top/t1')
    expect(topic.status).toBe(200)
    expect(topic.text).toContain('Care You are well looked after. Hairdressers ( Friseure ) 8 providers')
    expect(topic.body).toContain('src="/api/file/t1.svg"')
    expect(topic.body).toContain('href="/en/categories/list/Friseure"')
    expect(await textOf('/categories/top/t1')).toMatch(/^(?!.*sentence).*Pflege Friseure 8 Anbieter/)
    expect(await textOf('/categories/top/t2')).toContain(allTexts.de['categories.topEmpty'])
    const none = await get('/categories/top/nix')
    expect([none.status, none.text]).toEqual([404, expect.stringContaining('Thema nicht gefunden')])
  })
})

describe('a list of providers', () => {
  it.each([
    ['Friseure', /^(?!.*Weit weg).*4 Anbieter.*Ebern.*Haßfurt.*Zeil.*Unbekannt.*1 weiterer außerhalb/],
    ['Friseure?barrierfree=true', /1 Anbieter/],
    ['Friseure?q=faerben', /Salon Lindenblatt/],
    ['Friseure?group=distance&region=alle&from=Ebern', /Lindenblatt.*22 km .*Weit.*2\d\d km .*\? km/],
    ['Friseure?from=50.03,10.51', /Ihr Ort: Mein Standort/],
    ['Friseure?from=50.03,10.51&region=alle', /unter 1 km.*Ebern.*Außerhalb.*München.*2\d\d km/],
    ['Friseure?q=weit', /1 weiterer außerhalb/],
    // Without scripts the day counts, not the time.
    ['Offen?openToday=true', /^(?!.*Montags).*2 Anbieter.*Samstags da.*Ohne Angabe für diese.*Sagt nichts/],
    ['Offen?openNow=true', /2 Anbieter.*Samstags da.*Ohne Angabe für diese Zeit.*Sagt nichts/],
    ['Offen?homeVisits=true', /Kommt ins Haus \( ?2 ?\).*Ohne Angabe – bitte fragen Samstags da/],
    ['Offen?homeVisits=true&openToday=true', /bitte fragen Samstags da.*Ohne Angabe für diese.*Sagt nichts/],
    ['Offen?from=Ebern&group=city', /nach Ebern.*Montags.*ins Haus.*Hausbesuche: Ebern.*Haßfurt.*Samstags/],
    // Home visitors are not closed, unless on holiday.
    ['Pflegedienste?openNow=true', /^(?!.*Urlaub).*1 Anbieter.*Ohne Angabe für diese Zeit.*Kommt/],
    // If all of a health service are closed.
    ['Montags', /Jetzt einen Arzt\?.*116 117.*Haßfurt/],
    ['Zahn', /Zahnärztlicher Notdienst.*Anrufbeantworter/],
    ['Offen', /^(?!.*116 117).*Samstags da/],
  ])('%s is by its URL alone: %s', async (path, shown) => {
    expect(await textOf(`/categories/list/${path}`)).toMatch(shown)
  })

  it.each([
    ['Friseure?from=Ha%C3%9Ffurt', /less than 1 km/],
    ['Montags?openNow=true', /A doctor now\?.*116 117/],
  ])('%s is in English, too: %s', async (path, shown) => {
    expect(await textOf(`/en/categories/list/${path}`)).toMatch(shown)
  })

  it.each(['openToday', 'openNow', 'homeVisits'])('shows that the filter %s is chosen', async (name) => {
    const { body } = await get(`/categories/list/Offen?${name}=true`)
    expect(body).toMatch(new RegExp(`name="${name}"[^>]* checked`))
  })

  it("asks for the visitor's place once, by a link to the field", async () => {
    expect((await get(list)).body.match(/(href="#|id=")place"/g)).toHaveLength(2)
    expect((await get(`${list}?from=Ha%C3%9Ffurt`)).body).not.toContain('href="#place"')
  })

  it("shows our own texts in English, and the provider's in German", async () => {
    const { text, body } = await get(`/en${list}`)
    expect(text).toContain('Di-Do 09:00-18:00')
    expect(text).toMatch(/home visits \( ?Hausbesuche ?\).*Färben|Färben.*home visits \( ?Hausbesuche ?\)/)
    expect(text).toContain('Accessible')
    expect(body).toMatch(/<h1[^>]*>.*?Hairdressers.*?<span lang="de">Friseure<\/span>/)
  })

  it('links by id only to namesakes', async () => {
    const { body } = await get(list)
    expect(body).toContain(`href="${list}/Zwilling?id=`)
    expect(body).toContain(`href="${list}/Salon%20Lindenblatt"`)
  })

  it.each([
    ['Leer', 200, 'noch niemand eingetragen'],
    ['Nix', 404, 'gibt es nicht'],
  ])('distinguishes an empty category from an unknown one: %s', async (category, status, words) => {
    const page = await get(`/categories/list/${category}`)
    expect([page.status, page.text]).toEqual([status, expect.stringContaining(words)])
    expect(page.body.includes(`href="/addrequest?category=${category}"`)).toBe(status === 200)
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
  it('shows contact data with the number grouped by the server, home visits, distance and directions', async () => {
    const { status, text, body } = await get(`${list}/Salon%20Lindenblatt?from=Ha%C3%9Ffurt`)
    expect(status).toBe(200)
    expect(body.match(/mailto:[^"]*/g)).toEqual(['mailto:a@example.org'])
    expect(text.split('a@example.org')).toHaveLength(2)
    expect(body).toMatch(
      /href="[^"]*org\/directions\?from=50.03%2C10.51&amp;to=50.03%2C10.51"[^>]* rel="external nofollow noopener noreferrer"/,
    )
    expect(text).toMatch(
      /Zurück zur Liste.*Kommt ins Haus Barrierefrei.*Anrufen: 089 99998-315.*unter 1 km Luftlinie.*ab Haßfurt.*öffnet openstreetmap\.org.*Erst wenn/,
    )
  })

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

  it('offers a choice among namesakes, or shows the one with the id', async () => {
    expect(await textOf(`${list}/Zwilling`)).toContain('2 Anbieter haben diesen Namen')
    const chosen = await textOf(`${list}/Zwilling?id=${friseure[4]?.uuid}`)
    expect(chosen).toContain('Zeil am Main')
    expect(chosen).not.toContain('Ebern')
  })

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

  it('and its list name region and language where they lead', async () => {
    expect((await headOf(list))[1]).toContain('Mitte')
    expect((await get(`/en${list}/Haarstube`)).body).toMatch(/\/api\/vcard[^"]*locale=en"/)
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
    const none = await get(`${list}/Niemand`)
    expect(none.status).toBe(404)
    expect(none.text).toContain('Diesen Anbieter gibt es hier nicht')
  })
})
