import type { Link } from '#shared/link'
import { emptySettings } from '#shared/settings'
import { groupLinks } from './LinkGroups.tsx'
import { regionInput } from './regionInput.ts'

const link = (name: string, category: string) => ({ uuid: name, name, category }) as Link

it('links are grouped by category, both sorted the German way, those without one last', () => {
  const offices = [link('b', 'Ämter'), link('Äpfel', 'Ämter')]
  const groups = groupLinks([link('Zwei', 'Zeitung'), link('Ohne', ''), ...offices, link('a', 'Beratung')])
  expect(groups.map(({ category, links }) => [category, links.map(({ name }) => name)])).toEqual([
    ['Ämter', ['Äpfel', 'b']],
    ['Beratung', ['a']],
    ['Zeitung', ['Zwei']],
    ['', ['Ohne']],
  ])
})

it('links are requested by all spellings of the region, or without one', () => {
  const region = { key: 'hassberge', label: 'Haßberge', aliases: ['haßberge'], lat: 0, lon: 0, radiusKm: 1 }
  const settings = { siteTitle: '', association: '', contactEmail: '', region, ...emptySettings }
  expect(regionInput(null, settings)).toEqual({ region: ['hassberge', 'haßberge'] })
  expect(regionInput('alle', settings)).toEqual({ region: [] })
})
