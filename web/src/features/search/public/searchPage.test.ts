import { testPage } from '#app/testPage.ts'
import { answering, noHelp } from '#lib/testAnswers.ts'
import { answeredNames } from '#shared/categoryName'
import { testEntry } from '../../entries/public/testEntry.ts'

const many = Array.from({ length: 70 }, () => testEntry())
const load = answering({
  '/api/allcategories': ['Apotheken', 'Bäcker', 'Friseure', 'Optiker'],
  '/api/towns': [{ city: 'Haßfurt', lat: 50.03, lon: 10.51 }],
  '/api/searchhelp?searchQuery=viel': noHelp,
  '/api/searchFor?searchQuery=viele': many,
  '/api/searchhelp?searchQuery=viele': {
    ...noHelp,
    categories: [{ name: 'Friseure', ...answeredNames(), providers: 5 }],
  },
  '/api/searchhelp?homeVisits=true&searchQuery=klavier': { ...noHelp, unfiltered: 5 },
  '/api/searchhelp?searchQuery=klavier': {
    ...{ ...noHelp, urgent: 'seelsorge' },
    advice: { de: 'Fragen Sie die Musikschule.', en: 'Ask the music school.' },
  },
})
const search = (query: string) => testPage(`/fastsearch${query}`, load)

it.each(['', '?q=%00', '?q=%20%0A'])('the search for nothing%s begins with examples', async (query) => {
  const { status, body, text } = await search(query)
  expect(status).toBe(200)
  expect(text).toMatch(/^ ?Suche – /)
  const queries = [...body.matchAll(/href="\/fastsearch\?q=([^"]*)"/g)].map(([, query = '']) => query)
  expect(queries.map(decodeURIComponent)).toEqual(['Bäcker', 'Friseure', 'Optiker', 'Haßfurt'])
})

it('renders only the first results on the server, and the total number', async () => {
  const { text, body, html } = await search('?q=viele')
  expect(html).toContain('<title>Suche: viele –')
  expect(body).not.toContain('_later_')
  expect(text).toMatch(/70 Treffer.*Am besten passt.*Passende Kategorien Friseure 5.*zeigen \(noch 65\)/)
  const counts = { '': 5, '&openToday=true&openNow=true': 4, '&shown=66': 70 }
  for (const [more, count] of Object.entries(counts))
    expect((await search(`?q=viele${more}`)).body.match(/<article/g)).toHaveLength(count)
})

it('explains too many requests', async () => {
  const refused = async (asked: string) =>
    asked.includes('searchFor') ? Promise.reject({ status: 429, code: 'too_many_requests' }) : load(asked)
  expect((await testPage('/fastsearch?q=viel', refused)).text).toContain('sehr viele Versuche')
})

it('offers more than an empty result without scripts, too', async () => {
  expect((await search('?q=klavier')).text).toMatch(/^(?!.*nichts gefunden).*Möchten Sie reden.*Musikschule/)
  expect((await search('?q=klavier&homeVisits=true')).text).toContain('gibt es 5 Treffer')
})
