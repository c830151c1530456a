import type { ServerProps } from 'payload'
import { findWork, type Work, workTexts } from './findWork.ts'
import './WaitingWork.css'

const words = {
  de: {
    title: 'Was auf Sie wartet',
    nothing: 'Nichts wartet auf Sie. Alles ist erledigt.',
    trash: 'Gelöscht, aber noch wiederherzustellen',
    desk: 'Zur Redaktion der Seite',
    site: 'Die Seite ansehen',
  },
  en: {
    title: 'What waits for you',
    nothing: 'Nothing waits for you. All is done.',
    trash: 'Deleted, but still to be restored',
    desk: 'To the editorial area of the site',
    site: 'View the site',
  },
}

const isTrash = ({ kind }: Work) => kind.startsWith('trashed')

/** The top of the dashboard: the open work, each item with a link to it. */
export async function WaitingWork({ payload, user, i18n }: ServerProps) {
  if (!user) return null
  const language = i18n.language === 'en' ? 'en' : 'de'
  const work = await findWork(payload, user)
  const waiting = work.filter((one) => !isTrash(one))
  const trash = work.filter(isTrash)
  const text = words[language]
  const home = language === 'en' ? '/en' : ''
  const list = (items: readonly Work[]) => (
    <ul className="waiting-work__list">
      {items.map(({ kind, count, href }) => (
        <li key={kind}>
          <a className="waiting-work__item" href={href.startsWith('/edit') ? home + href : href}>
            <strong className="waiting-work__count">{count}</strong>{' '}
            {workTexts[kind][language][count === 1 ? 0 : 1]}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="waiting-work" aria-labelledby="waiting-work">
      <h2 id="waiting-work">{text.title}</h2>
      {waiting.length === 0 ? <p className="waiting-work__nothing">{text.nothing}</p> : list(waiting)}
      {trash.length > 0 && (
        <>
          <h3>{text.trash}</h3>
          <div className="waiting-work__quiet">{list(trash)}</div>
        </>
      )}
      <p className="waiting-work__ways">
        <a href={`${home}/edit`}>{text.desk}</a>
        <a href={home || '/'}>{text.site}</a>
      </p>
    </section>
  )
}
