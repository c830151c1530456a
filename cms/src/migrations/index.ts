import * as migration_20261128_172746_initial from './20261128_172746_initial.ts';

export const migrations = [
  {
    up: migration_20261128_172746_initial.up,
    down: migration_20261128_172746_initial.down,
    name: '20261128_172746_initial'
  },
];
