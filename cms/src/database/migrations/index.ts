import * as migration_20261128_093202_initial from './20261128_093202_initial.ts';

export const migrations = [
  {
    up: migration_20261128_093202_initial.up,
    down: migration_20261128_093202_initial.down,
    name: '20261128_093202_initial'
  },
];
