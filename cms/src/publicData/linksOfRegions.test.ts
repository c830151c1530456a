import type { Link } from '@directory/shared/link'
import { linksOfRegions } from './linksOfRegions.ts'

const link = (name: string, region: string): Link => ({
  ...{ uuid: name, name, url: 'https://a.example', description: '', category: 'Ämter', region },
  ...{ email: '', phone: '', phoneText: '', updatedAt: '' },
})

it('"alle" selects all regions, even among others', () => {
  const links = [link('Here', 'hassberge'), link('There', 'schweinfurt'), link('Anywhere', '')]
  const names = (...regions: string[]) => linksOfRegions(links, regions).map(({ name }) => name)
  const all = ['Anywhere', 'Here', 'There']
  expect(names()).toEqual(all)
  expect(names('alle')).toEqual(all)
  expect(names(' Alle ', 'hassberge')).toEqual(all)
  expect(names('hassberge')).toEqual(['Anywhere', 'Here'])
})
