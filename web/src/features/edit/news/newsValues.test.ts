import { describe, expect, it } from 'vitest'
import { dayOf, emptyNews, typedText, wrongInNews } from './newsValues.ts'

describe('the text of a news item', () => {
  it('comes back as it was typed', () => {
    expect(typedText('Um drei.<br>Im Saal.<br /><br>Bitte anmelden.')).toBe(
      'Um drei.\nIm Saal.\n\nBitte anmelden.',
    )
    expect(typedText('Kaffee &amp; Kuchen, Alter &gt; 60, 3 &lt; 5')).toBe(
      'Kaffee & Kuchen, Alter > 60, 3 < 5',
    )
  })

  it('keeps simple markup, and what only looks like markup stays harmless', () => {
    expect(typedText('<strong>Neu</strong>')).toBe('<strong>Neu</strong>')
    expect(typedText('&lt;script&gt;')).toBe('&lt;script>')
    expect(typedText('&amp;lt;')).toBe('&amp;lt;')
  })
})

it('a news item needs a title, a text and a day', () => {
  const empty = { ...emptyNews(''), title: '  ', text: '\n' }
  expect([...wrongInNews(empty)]).toEqual([
    ['title', 'news_dialogue.alert1'],
    ['text', 'news_dialogue.alert2'],
    ['occurDate', 'date_invalid'],
  ])
  const right = { ...emptyNews('2026-11-21'), title: 'Kaffee', text: 'Um drei', website: 'www.verein.de' }
  expect(wrongInNews(right).size).toBe(0)
  expect([
    ...wrongInNews({ ...right, website: 'javascript:alert(1)', email: 'x', phone: 'y' }).keys(),
  ]).toEqual(['website', 'email', 'phone'])
})

it('today is a day of the calendar on the wall', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
