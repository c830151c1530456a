import type { News } from '@directory/shared/news'
import { Button } from '../components/Button.tsx'
import { NewsFields } from '../features/edit/news/NewsFields.tsx'
import { dayOf, emptyNews, newsValuesOf, wrongInNews } from '../features/edit/news/newsValues.ts'
import { call } from '../lib/api.ts'
import { longDate } from '../lib/format.ts'
import { useLocale, useText } from '../lib/intl.ts'
import { StaffForm } from './StaffForm.tsx'

interface Props {
  /** To change; absent: a new one. */
  item?: News
  onSaved: (title: string) => void
}

const baseFrom = (item: News) => ({ values: newsValuesOf(item), updatedAt: item.updatedAt })

export function NewsForm({ item, onSaved }: Props) {
  const text = useText()
  const locale = useLocale()
  return (
    <StaffForm
      name={`staff news ${item?.nuuid ?? ''}`}
      prefix="news"
      start={item ? baseFrom(item) : { values: emptyNews(dayOf(new Date())), updatedAt: '' }}
      baseFrom={baseFrom}
      labels={{
        title: text('news_dialogue.title'),
        text: text('news_dialogue.text'),
        occurDate: text('news_dialogue.date'),
        website: text('contact.website'),
        email: text('contact.email'),
        phone: text('contact.phone'),
      }}
      shown={(key, value) => (key === 'occurDate' && value ? longDate(value, locale) : value)}
      wrongIn={wrongInNews}
      send={async (values, updatedAt) => {
        await call('POST /api/addnewsentry', { ...values, ...(item && { nuuid: item.nuuid, updatedAt }) })
        const title = values.title.trim()
        return item ? text('edit_entry.saved', { name: title }) : text('news_dialogue.saved', { title })
      }}
      list="GET /api/news"
      submit={text(item ? 'edit.save' : 'news_dialogue.publish')}
      beside={(unsaved, clear) =>
        unsaved && (
          <Button look="quiet" onClick={clear}>
            {text(item ? 'edit.discard' : 'edit_entry.empty')}
          </Button>
        )
      }
      onSaved={({ title }) => onSaved(title.trim())}
    >
      {(fields) => <NewsFields {...fields} />}
    </StaffForm>
  )
}
