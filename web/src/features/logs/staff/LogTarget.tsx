import type { OutputOf } from '@directory/shared/contract'
import { useLogTexts } from '../../../lib/useLogTexts.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'

export type LogLine = OutputOf<'GET /api/action_logs'>[number]

/** Shows the document that a log entry is about, as a link if it still exists. */
export function LogTarget({ line }: { line: LogLine }) {
  const { words, lang } = useLogTexts().target(line)
  const { link } = line
  if (link === '') return <span lang={lang}>{words}</span>
  // Files are not pages of the site.
  if (link.startsWith('/api/'))
    return (
      <a href={link} lang={lang}>
        {words}
      </a>
    )
  return (
    <SiteLink to={link} lang={lang}>
      {words}
    </SiteLink>
  )
}
