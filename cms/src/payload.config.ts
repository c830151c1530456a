import { createConfig } from './createConfig.ts'
import { environment } from './environment.ts'

/** For Payload's own commands, which look for this name; the server makes its configuration itself. */
export default createConfig(environment())
