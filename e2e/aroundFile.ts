import { afterAll, beforeAll } from 'vitest'
import { begin, end, startAnew } from './setup.ts'

// Vitest runs this anew for each file of journeys, and nothing else: what they share stands in a module of its own.
startAnew()
beforeAll(begin)
afterAll(end)
