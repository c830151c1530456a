import { allTexts } from '@directory/shared/catalogues'
import type { Entry } from '@directory/shared/entry'
import {
  type EntryFieldName,
  entryField,
  entryFieldNames,
  entryFields,
  fieldLabel,
} from '@directory/shared/fields/entryFields'
import { routes } from '@directory/shared/routes'
import { testPage } from '../../../app/testPage.ts'
import { textsFor } from '../../../lib/testTexts.ts'
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

describe('categories', () => {
  it('shows topics and the letters of the configured region', async () => {
    const { status, body, text } = await get('/categories')
    expect(status).toBe(200)
    expect(body).toContain('href="/categories/top/t1"')
    expect(text).toContain('Pflege')
    expect(text).toContain('2 Kategorien')
    expect(text).toContain('Friseure 8 Anbieter')
    expect(body).toContain('href="#letter-A"')
    expect(body).toContain('href="/categories/list/%C3%84rzte"')
    expect(body).not.toContain('href="/categories/list/Apotheken"')
  })

  it('have their English name in English lists, the German one beside it', async () => {
    expect((await get(`/en${list}`)).text).toMatch(/Hairdressers \( ?Friseure ?\)/)
    expect((await get(list)).text).not.toContain('Hairdressers')
  })

  it('filters without scripts', async () => {
    expect((await get('/categories?q=aerzt&region=alle')).text).toContain('1 Kategorie')
    const everywhere = await get('/categories?region=alle')
    expect(everywhere.text).toContain('4 Kategorien')
    expect(everywhere.text).toContain('Friseure 9 Anbieter')
    expect(everywhere.body).toContain('href="/categories/list/Friseure?region=alle"')
    expect((await get('/categories?q=hairdress&region=alle')).text).toContain('1 Kategorie')
    expect((await get('/categories?q=zzz')).text).toContain('leider keine Kategorie gefunden')
  })

  it('shows a topic without a sentence of its own', async () => {
    const { text } = await get('/categories/top/t1')
    expect(text).toContain('Pflege Friseure 8 Anbieter')
    expect(text).not.toContain('sentence')
  })

  it('lists a topic, and answers 404 for an unknown one', async () => {
    const topic = await get('/en/categories/top/t1')
    expect(topic.status).toBe(200)
    expect(topic.text).toContain('Care You are well looked after. Hairdressers ( Friseure ) 8 providers')
    expect(topic.body).toContain('src="/api/file/t1.svg"')
    expect(topic.body).toContain('href="/en/categories/list/Friseure"')
    const none = await get('/categories/top/nix')
    expect(none.status).toBe(404)
    expect(none.text).toContain('Thema nicht gefunden')
  })
})

describe('a list of providers', () => {
  it('groups by town, unknown towns last, and omits providers outside the region', async () => {
    const { status, text } = await get(list)
    expect(status).toBe(200)
    expect(text).toContain('4 Anbieter')
    expect(text).not.toContain('Weit weg')
    expect(text).toMatch(/Ebern.*Haßfurt.*Zeil am Main.*Unbekannt/)
    expect(text).toContain('1 weiterer außerhalb')
    expect(text).toContain('Barrierefrei')
    expect(text).toContain('Keine E-Mail')
  })

  it('is filtered, sorted and measured by its URL alone', async () => {
    expect((await get(`${list}?barrierfree=true`)).text).toContain('1 Anbieter')
    expect((await get(`${list}?q=faerben`)).text).toContain('Salon Lindenblatt')
    const measured = await get(`${list}?group=distance&from=Ha%C3%9Ffurt&region=alle`)
    expect(measured.text).toMatch(/Salon Lindenblatt.*unter 1 km .*Weit weg.*2\d\d km .*Haarstube.*\? km/)
    expect((await get(`/en${list}?from=Ha%C3%9Ffurt`)).text).toContain('less than 1 km')
    expect((await get(`${list}?group=distance`)).text).toContain('Für die Entfernung bitte Ort nennen')
  })

  it('measures from degrees, too, and puts the nearest town first', async () => {
    const degrees = await get(`${list}?from=50.03,10.51&region=alle`)
    expect(degrees.text).toMatch(/Haßfurt.*unter 1 km.*Ebern.*Außerhalb der Region.*München.*2\d\d km/)
    expect(degrees.text).toContain('Ihr Ort: Mein Standort')
  })

  it("asks for the visitor's place only where that would give the distance", async () => {
    const { body } = await get(list)
    expect(body.match(/href="#place"/g)).toHaveLength(1)
    expect(body).toContain('id="place"')
    const known = await get(`${list}?from=Ha%C3%9Ffurt`)
    expect(known.body).not.toContain('href="#from"')
    expect((await get(`${list}/Salon%20Lindenblatt?from=Ha%C3%9Ffurt`)).text).toContain(
      'unter 1 km Luftlinie',
    )
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

  it('filters by open today, open now and home visits, also without scripts', async () => {
    const open = await get('/categories/list/Offen?openToday=true')
    expect(open.text).toMatch(/2 Anbieter.*Samstags da.*Ohne Angabe für diese Zeit.*Sagt nichts/)
    expect(open.text).not.toContain('Montags da')
    expect(open.body).toMatch(/name="openToday"[^>]* checked/)
    const now = await get('/categories/list/Offen?openNow=true')
    expect(now.text).toMatch(/2 Anbieter.*Samstags da.*Ohne Angabe für diese Zeit.*Sagt nichts/)
    expect(now.body).toMatch(/name="openNow"[^>]* checked/)
    const visits = await get('/categories/list/Offen?homeVisits=true')
    expect(visits.text).toMatch(/Kommt ins Haus \( ?2 ?\).*Ohne Angabe – bitte fragen Samstags da/)
    expect(visits.body).toMatch(/name="homeVisits"[^>]* checked/)
    const both = await get('/categories/list/Offen?homeVisits=true&openToday=true')
    expect(both.text).toMatch(/bitte fragen Samstags da.*Ohne Angabe für diese Zeit.*Sagt nichts/)
    const here = await get('/categories/list/Offen?from=Ebern&group=city')
    expect(here.text).toMatch(
      /Kommt nach Ebern.*Montags da.*Kommt ins Haus.*Hausbesuche: Ebern.*Haßfurt.*Samstags da/,
    )
  })

  it('with "open now", keeps home visitors but not those on holiday', async () => {
    const { text } = await get('/categories/list/Pflegedienste?openNow=true')
    expect(text).toMatch(/1 Anbieter.*Ohne Angabe für diese Zeit.*Kommt/)
    expect(text).not.toContain('Urlaub')
  })

  it('begins with an emergency number if all health providers are closed, in both languages', async () => {
    const textOf = async (path: string) => (await get(path)).text
    expect(await textOf('/categories/list/Montags')).toMatch(/Jetzt einen Arzt\?.*116 117.*Haßfurt/)
    expect(await textOf('/en/categories/list/Montags?openNow=true')).toMatch(/A doctor now\?.*116 117/)
    expect(await textOf('/categories/list/Zahn')).toMatch(/Zahnärztlicher Notdienst.*Anrufbeantworter/)
    expect(await textOf('/en/categories/list/Zahn')).toContain('Emergency dentist')
    expect(await textOf('/categories/list/Offen')).not.toContain('116 117')
  })

  it('distinguishes an empty category, an unknown one and no match', async () => {
    const empty = await get('/categories/list/Leer')
    expect([empty.status, empty.text]).toEqual([200, expect.stringContaining('noch niemand eingetragen')])
    const unknown = await get('/categories/list/Nix')
    expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('gibt es nicht')])
    expect((await get(`${list}?q=zzz`)).text).toMatch(/niemanden gefunden.*Die Wörter „zzz“ .* Schreibweise/)
    expect((await get(`${list}?q=weit`)).text).toContain('1 weiterer außerhalb')
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
  it('shows contact data, hours and directions', async () => {
    const { status, text, body } = await get(`${list}/Salon%20Lindenblatt`)
    expect(status).toBe(200)
    expect(body).toContain('href="tel:+498999998315"')
    expect(body.match(/mailto:[^"]*/g)).toEqual(['mailto:a@example.org'])
    expect(text.split('a@example.org')).toHaveLength(2)
    expect(body).toContain('href="https://www.openstreetmap.org/directions?to=50.03%2C10.51"')
    expect(text).toContain('Di-Do 09:00-18:00')
    expect(text).toContain('Erste Zeile Zweite Zeile')
    expect(text).toContain('Zurück zur Liste')
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

  it('shows numbers as grouped by the server, and whether it makes home visits', async () => {
    const { text } = await get(`${list}/Salon%20Lindenblatt`)
    expect(text).toMatch(/Anrufen: 089 99998-315/)
    expect(text).toMatch(/Kommt ins Haus Barrierefrei/)
    expect((await get(list)).text.match(/Kommt ins Haus/g)).toHaveLength(2)
  })

  it.each(entryFieldNames.filter((name) => entryFields[name].kind !== 'degrees' && name !== 'openData'))(
    'shows %s',
    async (name) => {
      const { text } = await get(routes.provider.href(sample.category, sample.name))
      expect(text).toContain(shownOf(name))
    },
  )

  it('offers a choice among namesakes, or shows the one with the id', async () => {
    expect((await get(`${list}/Zwilling`)).text).toContain('2 Anbieter haben diesen Namen')
    const chosen = await get(`${list}/Zwilling?id=${friseure[4]?.uuid}`)
    expect(chosen.text).toContain('Zeil am Main')
    expect(chosen.text).not.toContain('Ebern')
  })

  it('differs from its namesakes in title and description; a page with a choice is not indexed', async () => {
    const headOf = async (url: string) => {
      const { html } = await get(url)
      return [/<title>([^<]*)/, /"description" content="([^"]*)/].map((part) => part.exec(html)?.[1])
    }
    const street = friseure[4]?.street
    for (const locale of ['', '/en']) {
      const [title, description] = await headOf(`${locale}${list}/Zwilling?id=${friseure[4]?.uuid}`)
      const category = locale === '' ? 'Friseure' : 'Hairdressers'
      expect(title).toBe(`Zwilling (${street}, Zeil am Main), ${category} – Wegweiser`)
      expect(description).toContain(`Zwilling (${street}, Zeil am Main)`)
    }
    expect((await headOf(`${list}/Salon%20Lindenblatt`))[0]).toBe('Salon Lindenblatt, Friseure – Wegweiser')
    const { html, status } = await get(`${list}/Zwilling`)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  })

  it('and its list have English titles, German ones without an English name', async () => {
    const titleOf = async (url: string) => /<title>([^<]*)/.exec((await get(url)).html)?.[1]
    expect(await titleOf(`/en${list}`)).toBe('Hairdressers – Wegweiser')
    expect(await titleOf(`/en${list}/Haarstube`)).toBe('Haarstube, Hairdressers – Wegweiser')
    expect(await titleOf('/en/categories/list/Leer')).toBe('Leer – Wegweiser')
    expect(await titleOf(list)).toBe('Friseure – Wegweiser')
    expect((await get('/en/categories/top/t1')).html).toContain('content="Here you find: Hairdressers."')
    expect((await get('/categories/top/t1')).html).toContain('content="Hier finden Sie: Friseure."')
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
