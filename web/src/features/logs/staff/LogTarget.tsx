import type { OutputOf } from '@directory/shared/contract'
import { useLogTexts } from '../../../lib/useLogTexts.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { CutText } from '../../../ui/table/CutText.tsx'

export type LogLine = OutputOf<'GET /api/action_logs'>[number]

/** Shows the document that a log entry is about, as a link if it still exists. */
export function LogTarget({ line }: { line: LogLine }) {
  const { words, lang } = useLogTexts().target(line)
  const { link } = line
  const target = (
    <CutText title={words}>
      <span lang={lang}>{words}</span>
    </CutText>
  )
  if (link === '') return target
  // Files are not pages of the site.
  if (link.startsWith('/api/')) return <a href={link}>{target}</a>
  return <SiteLink to={link}>{target}</SiteLink>
}
