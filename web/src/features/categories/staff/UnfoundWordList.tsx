import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { notify } from '#lib/alerts.ts'
import { call, useCall } from '#lib/api.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { UnfoundWord } from '#shared/searchWords'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import styles from './Categories.module.css'

const refresh = ['GET /api/unfoundwords', 'GET /api/categoryoverview'] as const

interface Props {
  categories: readonly string[]
  isAdmin: boolean
}

export function UnfoundWordList({ categories, isAdmin }: Props) {
  const text = useText()
  const { data } = useCall('GET /api/unfoundwords', {})
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const isLoaded = data !== undefined
  useEffect(() => void (isLoaded && hash === '#unfound' && heading.current?.focus()), [isLoaded, hash])
  if (!data) return null
  return (
    <section aria-labelledby="unfound">
      <h2 ref={heading} tabIndex={-1} id="unfound">
        {text('edit.unfound.title')}
      </h2>
      {data.kept ? (
        <p>{text(data.words.length > 0 ? 'words.unfoundLead' : 'words.noneYet')}</p>
      ) : (
        <Notice actions={isAdmin && <a href="/admin/globals/site-settings">{text('words.toSettings')}</a>}>
          {text('words.off')}
        </Notice>
      )}
      <PlainList>
        {data.words.map((unfound) => (
          <li key={unfound.word}>
            <Unfound
              unfound={unfound}
              categories={categories}
              // The pressed buttons are gone.
              onGone={() => heading.current?.focus()}
            />
          </li>
        ))}
      </PlainList>
    </section>
  )
}

interface UnfoundProps {
  unfound: UnfoundWord
  categories: readonly string[]
  onGone: () => void
}

function Unfound({ unfound: { word, count, lastDay }, categories, onGone }: UnfoundProps) {
  const text = useText()
  const locale = useLocale()
  const { run, busy } = useOperation()
  const [category, setCategory] = useState('')

  const settle = async (category: string | null, successText: string) => {
    const step = () => call('POST /api/settleUnfoundWord', { word, category })
    if (await run(step, { successText, refresh })) onGone()
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (category === '') return notify('warning', text('top_categories_edit.chooseFirst'))
    void settle(category, text('words.added', { word, category }))
  }
  return (
    <form onSubmit={add} className={styles.unfound}>
      <p>
        <strong lang="de">{word}</strong> {text('words.often', { count, date: longDate(lastDay, locale) })}
      </p>
      <ChoiceField
        label={text('words.meant', { word })}
        none={text('entry_dialogue.categoryNone')}
        options={categories}
        value={category}
        onValue={setCategory}
      />
      <Button type="submit" aria-disabled={busy || category === ''}>
        {text('top_categories_edit.add')}
      </Button>
      <Button
        look="quiet"
        aria-disabled={busy}
        aria-label={text('edit_entry.removeNamed', { name: word })}
        onClick={() => settle(null, text('edit_entry.removed', { name: word }))}
      >
        {text('edit.delete')}
      </Button>
    </form>
  )
}
