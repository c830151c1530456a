import { useParams } from 'react-router-dom'
import { call, useCall } from '#lib/api.ts'
import { dayText } from '#lib/dayAndTime.ts'
import { useLocale, usePlainPath, useText } from '#lib/intl.ts'
import { useToday } from '#lib/settings.ts'
import { useFresh } from '#lib/useFresh.ts'
import { useLeave } from '#lib/useLeave.ts'
import { newsLimits } from '#shared/fields/newsFields'
import type { News } from '#shared/news'
import { plainNewsText } from '#shared/plainNewsText'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StaffPage } from '#ui/StaffPage.tsx'
import { StaffTable } from '#ui/staff/StaffTable.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import { EditableCell } from '#ui/table/EditableCell.tsx'
import type { ChoosableColumn } from '#ui/table/useChosenColumns.ts'
import { NewsForm } from './NewsForm.tsx'

/** On a day (`YYYY-MM-DD`) visible for staff only, everyone later, everyone, or no longer anyone. */
export function newsState(
  { draft, showFrom, showUntil }: Pick<News, 'draft' | 'showFrom' | 'showUntil'>,
  today: string,
) {
  if (draft) return 'draft'
  if (showFrom !== '' && showFrom > today) return 'coming'
  return showUntil !== '' && showUntil < today ? 'over' : 'public'
}

export default function EditNews() {
  const { id } = useParams()
  const isNew = usePlainPath() === routes.createNews.path
  return isNew || id !== undefined ? <EditNewsForm /> : <NewsList />
}

function NewsList() {
  const text = useText()
  const locale = useLocale()
  const { data: news, ...state } = useCall('GET /api/allnews', {})
  const { date: today } = useToday()
  const stateOf = (item: News) =>
    text(`news_dialogue.state.${newsState(item, today)}`, {
      from: dayText(item.showFrom, locale),
      until: dayText(item.showUntil, locale),
    })
  const columns = useNewsColumns(stateOf)
  return (
    <StaffPage title={text('edit.editNews.title')}>
      <CallState {...state} title={text('news.failed')} count={6} />
      {news && (
        <StaffTable
          name="news"
          caption={text('news_dialogue.caption', { count: news.length })}
          columns={columns}
          tools={{
            create: <LinkButton to={routes.createNews.href()}>{text('edit.createNews.title')}</LinkButton>,
          }}
          rows={news}
          usual={{ key: 'date', down: true }}
          textsOf={(item) => [item.title, plainNewsText(item.text), item.occurDate, stateOf(item)]}
          editHref={({ nuuid }) => routes.editNewsForm.href(nuuid)}
          removing={{
            keyOf: ({ nuuid }) => nuuid,
            nameOf: ({ title }) => title,
            remove: ({ nuuid }) => call('GET /api/removenews', { id: nuuid }),
            noun: 'news',
            refresh: ['GET /api/allnews'],
            texts: { done: 'news_dialogue.removed' },
          }}
        />
      )}
      {news?.length === 0 && <EmptyNotice title={text('news.emptyTitle')} />}
    </StaffPage>
  )
}

function EditNewsForm() {
  const text = useText()
  const { leave } = useLeave()
  const { id } = useParams()
  const { data: news, ...state } = useFresh(id ? 'news' : null, () => call('GET /api/allnews', {}))
  const item = news?.find(({ nuuid }) => nuuid === id)
  return (
    <StaffPage
      title={text(id ? 'news_dialogue.editTitle' : 'edit.createNews.title')}
      lead={id ? undefined : text('news_dialogue.lead')}
      above={{ label: text('edit.editNews.title'), to: routes.editNews.href() }}
    >
      <CallState {...state} title={text('news.failed')} count={6} />
      {news && !item && <Notice kind="error" role="alert" title={text('news_dialogue.gone')} />}
      {(!id || item) && <NewsForm item={item} onSaved={() => leave(routes.editNews.href())} />}
    </StaffPage>
  )
}

/** Columns whose cells can be edited; a column's key is in the addresses of sorted tables. */
const names = { title: 'title', occurDate: 'date', showFrom: 'showFrom', showUntil: 'showUntil' } as const
type Edited = keyof typeof names

function useNewsColumns(stateOf: (item: News) => string) {
  const text = useText()
  const locale = useLocale()
  const column = useColumnOf<News>()
  const cellOf = (item: News, field: Edited, label: string) => (
    <EditableCell
      noun="news"
      rowKey={item.nuuid}
      label={label}
      field={field}
      name={item.title}
      value={item[field]}
      {...(field === 'title'
        ? { german: true, maxLength: newsLimits.title }
        : { read: (day: string) => dayText(day, locale), type: 'date' as const })}
      updatedAt={item.updatedAt}
      save={async (value, updatedAt) =>
        (await call('POST /api/addnewsentry', { nuuid: item.nuuid, updatedAt, [field]: value })).undo
      }
      refresh={['GET /api/allnews']}
    />
  )
  const edited = (field: Edited, more: Partial<ChoosableColumn<News>> = {}) => {
    const label = `news_dialogue.${names[field]}` as const
    const sortBy = (item: News) => item[field]
    return column(names[field], label, (item) => cellOf(item, field, text(label)), { sortBy, ...more })
  }
  return [
    edited('title', { names: true }),
    edited('occurDate'),
    edited('showFrom'),
    edited('showUntil'),
    column('state', 'news_dialogue.state', stateOf, { sortBy: stateOf }),
  ]
}
