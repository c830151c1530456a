import { afterAll, beforeAll } from 'vitest'
import { begin, end, startAnew } from './setup.ts'

// Vitest runs this setup file anew for each test file; shared state is therefore in a module of its own.
startAnew()
beforeAll(begin)
afterAll(end)
