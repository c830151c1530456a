import type { Entry } from '@directory/shared/entry'
import { useText } from '../../../lib/intl.ts'
import { AnchorButton } from '../../../ui/Button.tsx'
import { mailtoHref, maxSelected } from '../../selection/door.ts'
import styles from './MyList.module.css'

/** Sends mails in blind copy to all with an address, five at a time; names the others. */
export function WriteToAll({ entries }: { entries: readonly Entry[] }) {
  const text = useText()
  const reachable = entries.filter(({ email }) => email !== '')
  const unreachable = entries.filter(({ email }) => email === '')
  if (entries.length === 0) return null
  const portions = Array.from({ length: Math.ceil(reachable.length / maxSelected) }, (_, i) =>
    reachable.slice(i * maxSelected, (i + 1) * maxSelected),
  )
  return (
    <section className={`${styles.writing} noPrint`} aria-labelledby="write">
      <h2 id="write">{text('mylist.write')}</h2>
      {portions.length > 1 && <p>{text('mylist.writePortions', { max: maxSelected })}</p>}
      {portions.map((portion, i) => (
        <p key={portion[0]?.uuid} className={styles.portion}>
          <AnchorButton icon="mail" href={mailtoHref(portion)}>
            {portions.length === 1
              ? text('mylist.writeAll', { count: portion.length })
              : text('mylist.writePortion', { number: i + 1, count: portions.length })}
          </AnchorButton>
          <span lang="de">{portion.map(({ name }) => name).join(', ')}</span>
        </p>
      ))}
      {unreachable.length > 0 && (
        <p>
          {text('mylist.withoutMail')} <span lang="de">{unreachable.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
    </section>
  )
}
