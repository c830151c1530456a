import { endFile, endTest, resetFile, startFile, startTest } from './setup.ts'

// Vitest runs this setup file anew for each test file; shared state is therefore in a module of its own.
resetFile()
beforeAll(startFile)
beforeEach(startTest)
afterEach(endTest)
afterAll(endFile)
