import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { decoded } from '#lib/pathParams.ts'
import { foldedWords } from '#shared/fold'
import { defaultLocale, type Locale } from '#shared/locales'
import type { PageName } from '#shared/page'
import { CallState } from '#ui/CallState.tsx'
import { Collapsible } from '#ui/Collapsible.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { RichText } from '#ui/RichText.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import styles from './Content.module.css'
import { pageInput } from './pageInput.ts'

/** Names of long pages, in which people look for one thing. */
const foldedPages: ReadonlySet<PageName> = new Set(['assistance', 'privacy'])

export function Content({ name }: { name: PageName }) {
  const text = useText()
  const locale = useLocale()
  const { data, ...state } = useCall('GET /api/getHtml', pageInput(name, locale))
  if (!data) return <CallState {...state} title={text('page.failed')} count={6} />
  const html = data.content.trim()
  if (html === '') return <EmptyNotice title={text('page.empty')} />
  const lang = data.locale ?? defaultLocale
  return (
    <>
      {lang !== locale && <p className="measure soft">{text('page.inGerman')}</p>}
      {foldedPages.has(name) ? <FoldedText html={html} lang={lang} /> : <RichText html={html} lang={lang} />}
    </>
  )
}

const tagPattern = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi
const headingEnd = '</h2>'
const voidElements = new Set(['br', 'img', 'hr', 'wbr', 'input'])

/** Headings inside another element (a quote, a table) stay where they are: a split would break it. */
export function headingFolds(html: string) {
  const starts = headingStarts(html)
  const parts = starts.map((start, i) => html.slice(start, starts[i + 1]))
  if (!parts.every((part) => part.includes(headingEnd))) return { intro: html, folds: [] }
  const takenIds = new Set<string>()
  const folds = parts.map((part) => {
    const title = part.slice(part.indexOf('>') + 1, part.indexOf(headingEnd))
    return {
      id: freeId(title, takenIds),
      title,
      html: part.slice(part.indexOf(headingEnd) + headingEnd.length).trim(),
    }
  })
  return { intro: html.slice(0, starts[0]).trim(), folds }
}

function headingStarts(html: string): number[] {
  const starts: number[] = []
  let depth = 0
  for (const { 0: wholeTag, 1: slash, 2: name = '', index } of html.matchAll(tagPattern)) {
    if (slash === '/') depth--
    else {
      if (name.toLowerCase() === 'h2' && depth === 0) starts.push(index)
      if (!voidElements.has(name.toLowerCase()) && !wholeTag.endsWith('/>')) depth++
    }
  }
  return starts
}

function freeId(title: string, takenIds: Set<string>) {
  const words = foldedWords(title.replaceAll(/<[^>]*>|&[a-z#0-9]+;/gi, ' ')).join('-')
  const base = words || 'abschnitt'
  let id = base
  for (let n = 2; takenIds.has(id); n++) id = `${base}-${n}`
  takenIds.add(id)
  return id
}

const minFolds = 3

/** A link to an anchor opens its fold; in print and without scripts all are open. */
function FoldedText({ html, lang }: { html: string; lang?: Locale }) {
  const { intro, folds } = useMemo(() => headingFolds(html), [html])
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same anchor has a key of its own
  useEffect(() => openFold(hash), [hash, key])
  if (folds.length < minFolds) return <RichText html={html} lang={lang} />
  return (
    <div className={styles.folds}>
      <RichText html={intro} lang={lang} />
      {folds.map((fold) => (
        <Collapsible key={fold.id} id={fold.id} lang={lang} title={<FoldTitle {...fold} />}>
          <RichText html={fold.html} lang={lang} />
        </Collapsible>
      ))}
    </div>
  )
}

function FoldTitle({ title }: { title: string }) {
  if (!/[<&]/.test(title)) return <WholeWords>{title}</WholeWords>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it when it was saved
  return <span dangerouslySetInnerHTML={{ __html: title }} />
}

function openFold(hash: string) {
  const fold = document.getElementById(decoded(hash.slice(1)))
  if (!(fold instanceof HTMLDetailsElement) || fold.open) return
  fold.open = true
  fold.scrollIntoView({ behavior: 'instant' })
}
