import { dayText } from '#lib/dayAndTime.ts'
import { type MessageId, useLocale, useText } from '#lib/intl.ts'
import type { OutputOf } from '#shared/contract'
import { FocusedNotice } from '#ui/FocusedNotice.tsx'

export type FoundPerson = OutputOf<'POST /api/findPerson'>

export function usePlaceName({ labels }: Pick<FoundPerson, 'labels'>) {
  const locale = useLocale()
  return (of: string) => labels[of]?.[locale] ?? of
}

export function ErasureOutcome({ outcome }: { outcome: OutputOf<'POST /api/erasePerson'> }) {
  const text = useText()
  const { count, refused, left: remaining, overwritten } = outcome
  const placeName = usePlaceName(remaining)
  return (
    <>
      <FocusedNotice kind={refused.length > 0 ? 'warning' : 'success'} title={text('erase.done', { count })}>
        {overwritten === false && <p>{text('erase.notOverwritten')}</p>}
        {overwritten === null && <p>{text('erase.overwrittenByDatabase')}</p>}
      </FocusedNotice>
      <TitledList
        title="erase.refused"
        lines={refused.map(({ of, key, reason }) => [`${of} ${key}`, `${placeName(of)}: ${reason}`])}
      />
      <TitledList
        title="erase.left"
        lines={[
          ...remaining.decisions.map(({ key, of, label }) => [key, `${placeName(of)}: ${label}`] as const),
          ...Object.entries(remaining.others).map(
            ([of, placeCount]) => [of, `${placeCount} · ${placeName(of)}`] as const,
          ),
        ]}
      />
      <PlaceCounts title="erase.namesakes" of={remaining} counts={remaining.namesakes ?? {}} />
      <UnreachedBackups backups={remaining.backups} />
    </>
  )
}

interface TitledListProps {
  title: MessageId
  lines: readonly (readonly [key: string, words: string])[]
}

function TitledList({ title, lines }: TitledListProps) {
  const text = useText()
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{text(title)}</h2>
      <ul>
        {lines.map(([key, words]) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </section>
  )
}

interface CountsProps {
  title: MessageId
  of: Pick<FoundPerson, 'labels'>
  counts: Readonly<Record<string, number>>
}

export function PlaceCounts({ title, of: found, counts }: CountsProps) {
  const placeName = usePlaceName(found)
  const lines = Object.entries(counts).map(([of, count]) => [of, `${count} · ${placeName(of)}`] as const)
  return <TitledList title={title} lines={lines} />
}

export function UnreachedBackups({ backups }: Pick<FoundPerson, 'backups'>) {
  const text = useText()
  const locale = useLocale()
  return (
    <section>
      <h2>{text('erase.backups')}</h2>
      {backups.length === 0 && <p>{text('erase.backupsNone')}</p>}
      <ul>
        {backups.map(({ path, madeAt }) => (
          <li key={path}>
            {dayText(madeAt.slice(0, 10), locale)} · <code>{path}</code>
          </li>
        ))}
      </ul>
      <p>{text('erase.unreachable')}</p>
    </section>
  )
}
