import type { Topic } from '#shared/category'
import { answeredNames } from '#shared/categoryName'
import type { Link } from '#shared/link'
import type { News } from '#shared/news'
import type { SearchHelp } from '#shared/searchHelp'
import { emptySettings, type Settings } from '#shared/settings'

const settings: Settings = {
  siteTitle: 'Seniorenwegweiser',
  association: 'Verein e. V.',
  contactEmail: 'post@verein.example',
  region: {
    key: 'hassberge',
    label: 'Haßberge',
    aliases: ['haßberge'],
    lat: 50.05,
    lon: 10.61,
    radiusKm: 20,
  },
  ...emptySettings,
  operator: 'Erika Muster, 09521 6690',
  phone: '09521 12345',
  phoneText: '09521 12345',
  phoneHours: 'Montag, 9 bis 12 Uhr',
  postalAddress: 'Hauptstraße 1\n97437 Haßfurt',
  importantNumbers: [
    { label: 'Notruf', phone: '112', phoneText: '112', hint: 'Rettungsdienst' },
    { label: 'Pflegestützpunkt', phone: '09521 678', phoneText: '09521 678', hint: '' },
  ],
  people: [{ name: 'Anna Amsel', task: 'Telefon', picture: '/api/file/anna.svg' }],
}
const about = { phone: '', phoneText: '', email: '', updatedAt: '2026-11-01T10:00:00.000Z' }
const contact = { phone: '09521 123', phoneText: '09521 123', email: 'post@verein.example' }
const noEvent = { eventDate: '', eventTime: '', eventEndTime: '', eventPlace: '' }
const news: News[] = [
  {
    ...{
      nuuid: '1',
      title: 'Kaffee & Kuchen',
      text: 'Um drei.<br>Im Saal.',
      ...about,
      ...contact,
      ...noEvent,
    },
    ...{ occurDate: '2026-11-21', createDate: '2026-11-01T10:00:00.000Z', website: 'www.verein.example' },
    ...{ picture: '/api/file/kaffee.svg', pictureAlt: 'Eine Kaffeetafel' },
    ...{ draft: false, showFrom: '', showUntil: '' },
  },
]
const links: Link[] = [
  {
    ...{ uuid: '1', name: 'Landratsamt', url: 'https://amt.example', description: 'Anträge', ...about },
    ...{ category: 'Ämter', region: 'hassberge' },
  },
]
const topics: Topic[] = [
  {
    id: 't1',
    image: '/api/file/t1.svg',
    title: 'top_categories.care',
    examples: [
      { name: 'Tagespflege', ...answeredNames({ en: 'Day care' }) },
      { name: 'Hausnotruf', ...answeredNames() },
    ],
  },
]
const htmlOf = (query: string, names: string[]) =>
  Object.fromEntries(
    names.map((name) => [`/api/getHtml?${query}${name}`, { content: `<p>Text von ${name}</p>` }]),
  )

export const noHelp: SearchHelp = {
  ...{ urgent: null, categories: [], nearly: [], place: '', withoutPlace: '', didYouMean: '' },
  ...{ leftOut: [], notComing: 0, unfiltered: 0, advice: null },
}

/** Of public calls, by address with or without query. */
export const answers = {
  '/api/settings': settings,
  '/api/news': news,
  '/api/today': { date: '2026-11-21', holidays: [] },
  '/api/news?coming=true': news,
  '/api/topcategories': topics,
  '/api/links': links,
  ...htmlOf('name=', ['homepage', 'assistance', 'about', 'privacy', 'imprint']),
  ...htmlOf('locale=en&name=', ['homepage', 'assistance']),
}

/** Answers as above, but for these; all else is an empty list. */
export const answering = (changed: Record<string, unknown>) => {
  const known: Record<string, unknown> = { ...answers, ...changed }
  return async (asked: string) => known[asked] ?? []
}
