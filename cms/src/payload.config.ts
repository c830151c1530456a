import { createConfig } from './createConfig.ts'
import { environment } from './environment.ts'

/** Configuration for Payload's own commands, which look for this file name; the server makes its own. */
export default createConfig(environment())
