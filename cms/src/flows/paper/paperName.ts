import type { PaperFormat } from '@directory/shared/paper'
import { defaultLocale, type Locale } from '@directory/shared/routes'
import { cleanFileName, withoutSlashes } from '../../nouns/files/storeFile.ts'
import type { Reader } from '../../readModel/model/createReader.ts'
import { type PaperTexts, paperTextsOf } from './paperTexts.ts'

/** Parts of a print request that its file name contains. */
export type NamedPaper =
  | ({ locale: Locale; format: PaperFormat } & (
      | { kind: 'whole' | 'list' }
      | { kind: 'topic'; topic: string }
      | { kind: 'town'; town: string }
    ))
  | { kind: 'labels' | 'phones'; category: string; town: string }

/** Returns the file name of a PDF: content, paper format and date. */
export function paperName(reader: Reader, named: NamedPaper): string {
  const words = paperTextsOf(reader, 'locale' in named ? named.locale : defaultLocale)
  const { siteTitle } = reader.settings()
  const parts = [siteTitle, ...subjectOf(reader, words, named), formatOf(words, named), reader.today()]
  return cleanFileName(`${withoutSlashes(parts.filter(Boolean).join(', '))}.pdf`)
}

function subjectOf(reader: Reader, words: PaperTexts, paper: NamedPaper): string[] {
  switch (paper.kind) {
    case 'whole':
      return []
    case 'list':
      return [words('print.list')]
    case 'topic':
      return [words(reader.topCategory(paper.topic)?.title ?? '')]
    case 'town':
      return [reader.place(paper.town)?.label ?? paper.town.trim()]
    default:
      return [words(paper.kind === 'labels' ? 'print.labels' : 'print.phoneList'), paper.category, paper.town]
  }
}

function formatOf(words: PaperTexts, named: NamedPaper): string {
  if (!('format' in named)) return ''
  const { size, print, tone } = named.format
  const large = print === 'large' && words('paper.print.large')
  const grey = tone === 'grey' && words('paper.tone.grey')
  return [size.toUpperCase(), large, grey].filter(Boolean).join(' ')
}
