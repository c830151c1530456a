import { callUrl } from '#lib/api.ts'
import type { Page, PageContext, ReadAnswer } from '#lib/page.ts'
import { routes } from '#shared/routes'
import { categoryTitle, nameCalls } from '../../categories/door.ts'
import { placeCalls } from './filters.ts'
import { spelledCategory } from './findTopic.ts'
import { providerData } from './providerData.ts'

export const addressParts = ({ params: { cat = '', name = '' }, search }: PageContext) => ({
  category: cat,
  name,
  id: search.get('id') ?? '',
})

const known = (context: PageContext, read: ReadAnswer) => {
  const parts = addressParts(context)
  return { ...parts, answer: read('GET /api/entry', parts) }
}

/** With street and town if others have the same. */
function titleName(context: PageContext, read: ReadAnswer) {
  const { name, answer } = known(context, read)
  const { entries: [entry, other] = [], sameName = 0 } = answer ?? {}
  if (!entry || other || sameName < 2) return name
  return `${name} (${[entry.street, entry.city].filter(Boolean).join(', ')})`
}

const titleCategory = (context: PageContext, read: ReadAnswer) =>
  categoryTitle(addressParts(context).category, context, read)

export const providerPage: Page = {
  route: routes.provider,
  code: () => import('./Provider.tsx'),
  chunk: 'src/features/entries/public/Provider.tsx',
  texts: 'provider',
  load: (context) => [
    callUrl('GET /api/entry', addressParts(context)),
    ...nameCalls(context.locale),
    ...placeCalls(context.search.get('from') ?? ''),
  ],
  // The same provider is often listed in several categories.
  title: (context, read) => ({ text: `${titleName(context, read)}, ${titleCategory(context, read)}` }),
  ...(import.meta.env.SSR &&
    ({
      description: (context, read) => ({
        id: 'provider.description',
        values: { name: titleName(context, read), category: titleCategory(context, read) },
      }),
      canonical: (context, read) => {
        const { category, name, id, answer } = known(context, read)
        // If the visitor has to choose among namesakes, each of them has its own address.
        if (answer && answer.entries.length > 1) return null
        return routes.provider.href(category, name, answer && answer.sameName > 1 ? id : undefined)
      },
      structuredData: (context, read, absoluteUrl, text) => {
        const { answer } = known(context, read)
        const { date = '', hoursMeans } = read('GET /api/today') ?? {}
        const words = { text, locale: context.locale, today: date }
        return (answer?.entries ?? []).map((entry) =>
          providerData(entry, absoluteUrl, words, answer?.schemaType, hoursMeans?.[entry.category]),
        )
      },
      status: (context, read) => {
        const { category: typed, answer } = known(context, read)
        if (!answer) return 200
        const [entry] = answer.entries
        const category = spelledCategory(typed, entry)
        if (entry && category === typed) return 200
        if (entry) return { redirect: routes.provider.href(category, entry.name) }
        const { presentName, presentCategory } = answer
        return presentName === null || presentCategory === null
          ? 404
          : { redirect: routes.provider.href(presentCategory, presentName) }
      },
    } satisfies Partial<Page>)),
}
