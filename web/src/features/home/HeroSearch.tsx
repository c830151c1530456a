import { routes } from '@directory/shared/routes'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { Row } from '../../components/Row.tsx'
import { useLocalPath, useText } from '../../lib/intl.ts'
import styles from './HeroSearch.module.css'

/** Leads to the search page with what was typed; a plain form for those without scripts. */
export function HeroSearch() {
  const text = useText()
  const id = useId()
  const action = useLocalPath()(routes.fastsearch.href())
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(q === '' ? action : `${action}?q=${encodeURIComponent(q)}`)
  }
  return (
    <search>
      <form className={styles.form} method="get" action={action} onSubmit={submit}>
        <label className={styles.label} htmlFor={id}>
          {text('home.search.label')}
        </label>
        <p className={styles.hint} id={`${id}-hint`}>
          {text('home.search.hint')}
        </p>
        <Row tight className={styles.row}>
          <input
            id={id}
            className={styles.input}
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
          />
          <Button type="submit" look="main" icon="search">
            {text('home.search.button')}
          </Button>
        </Row>
      </form>
    </search>
  )
}
