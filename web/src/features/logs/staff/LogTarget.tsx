import type { OutputOf } from '@directory/shared/contract'
import { SiteLink } from '../../../ui/SiteLink.tsx'

export type LogLine = OutputOf<'GET /api/action_logs'>[number]

/** The document that a log entry is about, as a link if it still exists. */
export function LogTarget({ line: { entry, link } }: { line: LogLine }) {
  if (link === '') return <span lang="de">{entry}</span>
  // Files are not pages of the site.
  if (link.startsWith('/api/'))
    return (
      <a href={link} lang="de">
        {entry}
      </a>
    )
  return (
    <SiteLink to={link} lang="de">
      {entry}
    </SiteLink>
  )
}
