import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { call } from '#lib/api.ts'
import { controlsOf, type FormFields } from '#lib/controlsOf.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { newsFields, newsLimits } from '#shared/fields/newsFields'
import { fieldNames, isOfKind } from '#shared/fields/nounFields'
import { fileNameOf } from '#shared/filePath'
import { regionToday } from '#shared/moment'
import type { News } from '#shared/news'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import styles from '#ui/Form.module.css'
import { Row } from '#ui/Row.tsx'
import { labelsOf, NounControl } from '#ui/staff/NounControl.tsx'
import { StaffForm } from '#ui/staff/StaffForm.tsx'
import { PictureDialog, picturesStyles } from '../../files/door.ts'
import {
  emptyNews,
  type NewsValues,
  newsInput,
  newsProblems,
  newsQuestions,
  newsValuesOf,
} from './newsValues.ts'

interface Props {
  item?: News
  onSaved: () => void
}

const baseFrom = (item: News) => ({ values: newsValuesOf(item), updatedAt: item.updatedAt })

export function NewsForm({ item, onSaved }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = (values: NewsValues) => {
    const title = values.title.trim()
    if (values.draft) return text('news_dialogue.savedDraft', { title })
    if (values.showFrom > regionToday())
      return text('news_dialogue.savedFrom', { title, date: longDate(values.showFrom, locale) })
    return item && !item.draft ? text('edit.saved', { name: title }) : text('news_dialogue.saved', { title })
  }
  return (
    <StaffForm
      name={`staff news ${item?.nuuid ?? ''}`}
      prefix="news"
      initial={item ? baseFrom(item) : { values: emptyNews(regionToday()), updatedAt: '' }}
      baseFrom={baseFrom}
      versionsOf={item && { noun: 'news', id: item.nuuid }}
      labels={labelsOf(newsFields, text)}
      shown={(key, value) => {
        if (key === 'draft') return text(value ? 'entry_dialogue.yes' : 'entry_dialogue.no')
        if (key === 'picture') return fileNameOf(value)
        return isOfKind(newsFields, key, 'day') && value ? longDate(value, locale) : value
      }}
      findProblems={newsProblems}
      ask={(values) => newsQuestions(values, regionToday())}
      send={async (values, updatedAt) => {
        const of = item && { nuuid: item.nuuid, updatedAt }
        const { undo } = await call('POST /api/addnewsentry', { ...newsInput(values), ...of })
        return { said: said(values), undo }
      }}
      list="GET /api/allnews"
      submit={({ draft }) =>
        text(draft ? 'news_dialogue.saveDraft' : item && !item.draft ? 'edit.save' : 'news_dialogue.publish')
      }
      extraButtons={
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

const names = fieldNames(newsFields)
/** What the item says ends with its picture; beside it stands how to get in touch, and when it shows. */
const firstOfSecondColumn = names.indexOf('picture') + 1

function NewsFields(fields: FormFields<NewsValues>) {
  const text = useText()
  const control = controlsOf('news', fields, newsLimits)
  // The picture's dialog asks for its description.
  const own: Readonly<Partial<Record<keyof NewsValues, ReactNode>>> = {
    picture: <NewsPicture key="picture" {...fields} />,
    pictureAlt: null,
    draft: (
      <Checkbox
        key="draft"
        label={text('news_dialogue.asDraft')}
        checked={fields.values.draft !== ''}
        onTick={(isTicked) => fields.set({ draft: isTicked ? 'true' : '' })}
      />
    ),
  }
  const controls = names.map((name) =>
    name in own ? own[name] : <NounControl key={name} field={newsFields[name]} {...control(name)} />,
  )
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <div>{controls.slice(0, firstOfSecondColumn)}</div>
        <div>{controls.slice(firstOfSecondColumn)}</div>
      </div>
    </div>
  )
}

function NewsPicture({ values, set, errors }: FormFields<NewsValues>) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  return (
    <fieldset className={picturesStyles.chosen}>
      <legend>{text('news_dialogue.picture')}</legend>
      {[errors.picture, errors.pictureAlt].map((error) => error && <p key={error}>{error}</p>)}
      {values.picture && (
        <>
          <img src={values.picture} alt="" />
          <p lang={values.pictureAlt && 'de'}>{values.pictureAlt || fileNameOf(values.picture)}</p>
        </>
      )}
      <Row>
        <Button id="news-picture" onClick={() => setAsking(true)}>
          {text(values.picture ? 'pictures.change' : 'pictures.choose')}
        </Button>
        {values.picture && (
          <Button look="quiet" onClick={() => set({ picture: '', pictureAlt: '' })}>
            {text('pictures.remove')}
          </Button>
        )}
      </Row>
      {asking &&
        // A portal, because a form cannot contain another form.
        createPortal(
          <PictureDialog
            title={text('pictures.choose')}
            confirm={text('pages_edit.apply')}
            start={{ path: values.picture, alt: values.pictureAlt }}
            onPicture={(picture, pictureAlt) => set({ picture, pictureAlt })}
            onDone={() => setAsking(false)}
          />,
          document.body,
        )}
    </fieldset>
  )
}
