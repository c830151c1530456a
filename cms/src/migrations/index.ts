import * as migration_20261128_230526_initial from './20261128_230526_initial.ts';

export const migrations = [
  {
    up: migration_20261128_230526_initial.up,
    down: migration_20261128_230526_initial.down,
    name: '20261128_230526_initial'
  },
];
