import { afterAll, beforeAll } from 'vitest'
import { endFile, resetFile, startFile } from './setup.ts'

// Vitest runs this setup file anew for each test file; shared state is therefore in a module of its own.
resetFile()
beforeAll(startFile)
afterAll(endFile)
