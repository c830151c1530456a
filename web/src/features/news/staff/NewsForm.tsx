import { fileNameOf } from '@directory/shared/filePath'
import type { News } from '@directory/shared/news'
import { newsFields } from '@directory/shared/newsFields'
import { isOfKind } from '@directory/shared/nounFields'
import { routes } from '@directory/shared/routes'
import { call } from '../../../lib/api.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { labelsOf } from '../../../ui/staff/NounControl.tsx'
import { StaffForm } from '../../../ui/staff/StaffForm.tsx'
import { NewsFields } from './NewsFields.tsx'
import { dayOf, emptyNews, type NewsValues, newsInput, newsProblems, newsValuesOf } from './newsValues.ts'

interface Props {
  /** The item to change; absent for a new one. */
  item?: News
  onSaved: () => void
}

const baseFrom = (item: News) => ({ values: newsValuesOf(item), updatedAt: item.updatedAt })

export function NewsForm({ item, onSaved }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = (values: NewsValues): string => {
    const title = values.title.trim()
    if (values.draft) return text('news_dialogue.savedDraft', { title })
    if (values.showFrom > dayOf(new Date()))
      return text('news_dialogue.savedFrom', { title, date: longDate(values.showFrom, locale) })
    return item && !item.draft ? text('edit.saved', { name: title }) : text('news_dialogue.saved', { title })
  }
  return (
    <StaffForm
      name={`staff news ${item?.nuuid ?? ''}`}
      prefix="news"
      initial={item ? baseFrom(item) : { values: emptyNews(dayOf(new Date())), updatedAt: '' }}
      baseFrom={baseFrom}
      versionsOf={item && { noun: 'news', id: item.nuuid }}
      labels={labelsOf(newsFields, text)}
      shown={(key, value) => {
        if (key === 'draft') return text(value ? 'entry_dialogue.yes' : 'entry_dialogue.no')
        if (key === 'picture') return fileNameOf(value)
        return isOfKind(newsFields, key, 'day') && value ? longDate(value, locale) : value
      }}
      findProblems={newsProblems}
      send={async (values, updatedAt) => {
        const input = newsInput(values)
        await call('POST /api/addnewsentry', { ...input, ...(item && { nuuid: item.nuuid, updatedAt }) })
        return said(values)
      }}
      list="GET /api/allnews"
      submit={({ draft }) =>
        text(draft ? 'news_dialogue.saveDraft' : item && !item.draft ? 'edit.save' : 'news_dialogue.publish')
      }
      extraButtons={() =>
        item && (
          <LinkButton look="quiet" icon="clock" to={routes.versions.href('news', item.nuuid)}>
            {text('versions.title')}
          </LinkButton>
        )
      }
      onSaved={onSaved}
      wide
    >
      {(fields) => <NewsFields {...fields} />}
    </StaffForm>
  )
}
