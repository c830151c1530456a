import type { OldBackup, PersonErased, PersonFound } from '@directory/shared/erasure'
import { type ErasureWords, placeName } from './words.ts'

/** What was done, and what is still there. */
export function ErasureOutcome({ outcome, text }: { outcome: PersonErased; text: ErasureWords }) {
  const { count, refused, left, overwritten } = outcome
  const remaining = [
    ...left.decisions.map(({ key, of, label }) => [key, `${placeName(of, text)}: ${label}`] as const),
    ...Object.entries(left.others).map(([of, many]) => [of, `${many} · ${placeName(of, text)}`] as const),
  ]
  return (
    <div role="status">
      <p>
        <strong>{text.done(count)}</strong>
      </p>
      {overwritten === false && <p>{text.notOverwritten}</p>}
      {overwritten === null && <p>{text.overwrittenByDatabase}</p>}
      {refused.length > 0 && (
        <>
          <h2>{text.refused}</h2>
          <ul>
            {refused.map(({ of, key, reason }) => (
              <li key={`${of} ${key}`}>
                {placeName(of, text)}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {remaining.length > 0 && (
        <>
          <h2>{text.left}</h2>
          <ul>
            {remaining.map(([key, what]) => (
              <li key={key}>{what}</li>
            ))}
          </ul>
        </>
      )}
      <SameNameList found={left} text={text} />
      <OldBackups backups={left.backups} text={text} />
    </div>
  )
}

/** Lists matches that an erasure kept because they may be about another person. */
export function SameNameList({ found, text }: { found: PersonFound; text: ErasureWords }) {
  const counts = Object.entries(found.namesakes ?? {})
  if (counts.length === 0) return null
  return (
    <>
      <h2>{text.namesakes}</h2>
      <ul>
        {counts.map(([of, count]) => (
          <li key={of}>
            {count} · {placeName(of, text)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Places that an erasure cannot reach. */
export function OldBackups({ backups, text }: { backups: readonly OldBackup[]; text: ErasureWords }) {
  return (
    <>
      <h2>{text.backups}</h2>
      {backups.length === 0 ? (
        <p>{text.backupsNone}</p>
      ) : (
        <ul>
          {backups.map(({ path, madeAt }) => (
            <li key={path}>
              {madeAt.slice(0, 10)} · <code>{path}</code>
            </li>
          ))}
        </ul>
      )}
      <p>{text.unreachable}</p>
    </>
  )
}
