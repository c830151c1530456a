import { demandBusTo } from './demandBus.ts'

const region = { key: 'r', label: 'R', aliases: [], lat: 50.05, lon: 10.61, radiusKm: 20 }
const bus = { name: 'Hüpfer', phone: '09521 1', phoneText: '09521 1', towns: ['Haßfurt ', 'Ebern'] }
const at = (city: string, lat: number | null = 50.03, lon: number | null = 10.5) => ({ city, lat, lon })

it('the bus serves its towns in any spelling, and no others', () => {
  const goesTo = (city: string) => demandBusTo(at(city), { demandBus: bus, region }) !== null
  expect(['Hassfurt', 'ebern', 'Ebern-Eyrichshof', ''].map(goesTo)).toEqual([true, true, false, false])
})

it('without towns the bus serves the whole region, and without a bus nothing is served', () => {
  const everywhere = { demandBus: { ...bus, towns: [] }, region }
  expect(demandBusTo(at('Eltmann'), everywhere)).toMatchObject({ name: 'Hüpfer' })
  expect(demandBusTo(at('Eltmann', null, null), everywhere)).not.toBeNull()
  expect(demandBusTo(at('Kiel', 54.3, 10.1), everywhere)).toBeNull()
  expect(demandBusTo(at('Ebern'), { demandBus: null, region })).toBeNull()
})
